/**
 * Positions where a spreadsheet program may recognise the start of a formula: at the start of a text, or after any
 * character used as a separator. Quotes and spaces before the sign do not prevent this, because programs drop them.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=["' ]*[=+\-@\t\r＝＋－＠])/g;

/**
 * Escapes a text for a CSV cell, so that no program reads it as a formula. In many regions Excel separates cells by
 * semicolons, and then the quotes around a comma-separated cell do not help: so each position where a cell might start
 * with a formula sign gets an apostrophe, which programs show instead of calculating (OWASP, "CSV Injection").
 */
export function spreadsheetCell(text: string): string {
  return text.replace(FORMULA, "'");
}
