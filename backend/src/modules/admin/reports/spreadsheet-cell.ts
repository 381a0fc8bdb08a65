/**
 * Where a spreadsheet program may take a formula to begin: at the start of a text, or after anything that separates
 * cells somewhere. Quotes and spaces before the sign do not help, because programs drop them.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=["' ]*[=+\-@\t\r＝＋－＠])/g;

/**
 * A text as a cell of a CSV file that no program reads as a formula. Excel separates by the semicolon in many
 * regions, and then the quotes that hold a cell together between commas do not count: so each place where a cell
 * might begin with a sign gets an apostrophe, which programs show and do not calculate (OWASP, "CSV Injection").
 */
export function spreadsheetCell(text: string): string {
  return text.replace(FORMULA, "'");
}
