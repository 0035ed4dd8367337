/**
 * Normalises a price or quantity input to digits. The paise of an amount pasted as '1,499.00' are
 * dropped, not parsed as rupees; so are those of a price that had paise (`before`), since this
 * field has whole rupees.
 */
export function keepDigits(text: string, before = ''): string {
  const full = before.includes('.') ? text.replace(/\..*$/, '') : text.replace(/\.0{1,2}\s*$/, '');
  return full.replace(/\D/g, '');
}
