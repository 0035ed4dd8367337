/** State, 10 characters of PAN, entity, Z, check character. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** True for the format of a GSTIN, whether or not its check character is valid. */
export function hasGstinForm(text: string): boolean {
  return form.test(text);
}

/**
 * True for a GSTIN (upper-case, 15 characters) with a valid check character: the Luhn algorithm
 * with 36 symbols.
 */
export function isGstin(text: string): boolean {
  if (!hasGstinForm(text)) return false;
  const checksum = [...text.slice(0, 14)].reduce((all, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (checksum % 36)) % 36] === text[14];
}
