/**
 * Spreadsheets run cells that begin with one of these as formulas; a leading apostrophe makes them text (OWASP, CSV
 * injection). A text that begins with an apostrophe gets one more, so that taking the guard off gives back every text.
 */
const dangerous = /^[=+\-@\t\r\n'＝＋－＠]/;

export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

export function unguardCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}
