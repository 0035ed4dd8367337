/**
 * Spreadsheets run cells that start with one of these as formulas; a leading apostrophe makes
 * them text (OWASP, CSV injection). A value with a leading apostrophe gets one more, so that
 * removing the guard restores every value.
 */
const dangerous = /^[=+\-@\t\r\n'＝＋－＠]/;

export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

export function unguardCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}
