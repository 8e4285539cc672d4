/** Lines that the faces and the back of an edition share; a card is 100 wide and 150 high. */

/** A wave down the left side, by which a beach card is known in a fan. */
export const SURF = "M0 0H5.5" + "q3.5 5 0 10t0 10".repeat(7) + "q3.5 5 0 10V150H0Z";

export const SHIELD =
  "M50 25C60 31 72 34 83 33V71C83 97 68 114 50 125C32 114 17 97 17 71V33C28 34 40 31 50 25Z";
