/**
 * What a price or quantity input keeps: digits only. The paise of an amount pasted as '1,499.00' are dropped rather than
 * read as rupees; so are those of a price that had paise (`before`), since this field speaks of whole rupees.
 */
export function keepDigits(text: string, before = ''): string {
  const whole = before.includes('.') ? text.replace(/\..*$/, '') : text.replace(/\.0{1,2}\s*$/, '');
  return whole.replace(/\D/g, '');
}
