/** All words of a language, as vite.config.ts puts them together. */
declare module "words:*" {
  const text: string;
  export default text;
}
