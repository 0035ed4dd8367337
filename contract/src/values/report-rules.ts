/**
 * Formats of the number and the date (YYYY-MM-DD) of a laboratory's report, for products and
 * variants.
 */
export const reportRules = {
  number: { max: 40, is: /^[A-Z0-9][A-Z0-9 ./-]*$/ },
  date: { max: 10, is: /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ },
} as const;
