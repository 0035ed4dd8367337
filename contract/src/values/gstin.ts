/** State, ten characters of PAN, entity, Z, check character. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** True for what looks like a GSTIN, whether or not its last character fits the others. */
export function hasGstinForm(text: string): boolean {
  return form.test(text);
}

/** True for a GSTIN (upper-case, 15 characters) whose last character fits the others: Luhn's rule with 36 signs. */
export function isGstin(text: string): boolean {
  if (!hasGstinForm(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((all, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] === text[14];
}
