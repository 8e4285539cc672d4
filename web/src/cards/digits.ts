/** The deck's own numerals, one line each: an edition draws them with its own pen. 32 wide, 52 high, around the middle. */

export const DIGITS: Record<string, string> = {
  "0": "M0-26C10-26 16-15 16 0S10 26 0 26-16 15-16 0-10-26 0-26Z",
  "1": "M-11-15L3-26V26M-9 26H15",
  "2": "M-15-13C-14-21-8-26 0-26 9-26 15-20 15-12 15-2 5 7-15 26H16",
  "3": "M-13-26H14L-2-6C9-7 16 0 16 9.5 16 19 9 26-1 26-8 26-13 22-16 16",
  "4": "M7 26V-26L-16 11H17",
  "5": "M13-26H-11L-13-3C-9-6-5-7.5 0-7.5 10-7.5 16-1 16 9 16 19 9 26-1 26-8 26-13 23-16 17",
  "6": "M8-26C-6-18-16-5-16 9.5A16 16.5 0 1 0 0-7C-8-7-15-1-16 9.5",
  "7": "M-15-26H16C6-11-2 6-5 26",
  "8": "M0-2.5C-8-2.5-13-7.5-13-14.5S-8-26 0-26 13-21.5 13-14.5 8-2.5 0-2.5C-10-2.5-16 4-16 12S-9 26 0 26 16 20 16 12 10-2.5 0-2.5Z",
  "9": "M-8 26C6 18 16 5 16-9.5A16 16.5 0 1 0 0 7C8 7 15 1 16-9.5",
};

/** How far apart the digits of a number stand. */
export const STEP = 40;

/** Numbers with a six or a nine may be read upside down: a line says where down is. */
export const isTurnable = (digits: string) => /[69]/.test(digits);
export const UNDERLINE = "M-11 38H11";

export const PLUS = "M-10 2H10M0-8V12";
export const TIMES = "M-8-6L8 10M8-6L-8 10";
