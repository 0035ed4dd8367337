/** A healer's monthly statement on paper. */
export const statement = {
  title: (month: string) => `Statement of ${month}`,
  ended: 'Ended',
  session: 'Session',
  minutes: 'Minutes',
  charged: 'Charged',
  refunded: 'Given back',
  share: 'Your share',
  note: 'Minutes that went back to the customer by rule are not shared. Made by a computer.',
};
