/** Monthly instalments (EMI) on the product page. Amounts are formatted already. */
export const instalments = {
  from: (monthly: string, months: number, total: string) =>
    `EMI from ${monthly} a month for ${months} months, ${total} in total`,
  plan: (monthly: string, months: number, total: string) =>
    `${months} months: ${monthly} a month, ${total} in total`,
  lender: (lender: string, percent: string) => `${lender}, ${percent}% interest a year`,
  note: 'Calculated from the plans of our payment provider. The bank decides, and may add a fee and GST on the interest.',
};
