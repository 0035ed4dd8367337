/** A healer's monthly statement as a PDF. */
export const statement = {
  title: (month: string) => `Statement for ${month}`,
  ended: 'Ended',
  session: 'Session',
  minutes: 'Minutes',
  charged: 'Charged',
  refunded: 'Refunded',
  share: 'Your share',
  paid: 'Paid out in this month',
  tds: 'TDS, deducted',
  transferred: 'Transferred to you',
  note: 'Minutes refunded to customers are not part of your share. Computer-generated statement.',
};
