/** The prefix of the code of a coupon that represents a store credit. */
export const creditPrefix = 'CREDIT-';
/** As a regular expression that JavaScript and the database read alike. */
export const creditPattern = `^${creditPrefix}[2-9A-Z]{14}$`;

/** Whether a coupon's code is that of a store credit: its value is a balance, which orders take from and give back to. */
export function isCreditCode(code: string | null): boolean {
  return code !== null && new RegExp(creditPattern).test(code);
}
