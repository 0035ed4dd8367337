/** The provider's settlements, compared with payments and refunds. */
export const settlements = {
  title: 'Settlements',
  noun: 'settlements',
  month: 'Month',
  lead: 'Money that the payment provider has transferred to your bank account, compared with your payments and refunds to the paisa.',
  notAvailable: 'The payment provider that is set up does not report settlements.',
  fetched: (time: string) => `Reports last read: ${time}. They are read every six hours.`,
  none: 'No settlements in this month',
  settlement: 'Settlement',
  utr: (utr: string) => `UTR ${utr}`,
  noUtr: 'No UTR yet',
  statuses: { created: 'On its way', processed: 'Transferred', failed: 'Failed' },
  received: 'Payments',
  refunded: 'Refunds',
  fee: 'Fee with tax',
  tax: 'Tax in it',
  amount: 'Transferred',
  total: 'Total of the month',
  agrees: 'Agrees',
  differences: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  difference: {
    total: 'The amount is not that of its lines',
    not_transferred: 'The bank has not confirmed the transfer',
    repeated: 'Settled more than once',
    credit: 'Amount less fee is not the credit',
    unknown: 'Neither a payment nor a refund of this shop',
    amount: 'Another amount than in this shop',
    other: 'An adjustment by the provider',
  },
  expected: (amount: string) => `expected ${amount}`,
  actual: (amount: string) => `reported ${amount}`,
  unsettled: (count: number, amount: string) =>
    count === 1
      ? `1 payment of ${amount} is in no settlement.`
      : `${count} payments of ${amount} are in no settlement.`,
  unsettledSince: (day: string) => `The oldest is of ${day}. Ask the provider for them.`,
};
