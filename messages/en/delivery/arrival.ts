/** The delivery estimate by PIN code: on the product page, in the cart and at checkout. */
export const arrival = {
  label: 'PIN code',
  check: 'Check',
  checking: 'Looking up the delivery day',
  /** `day`: formatted as 'Tue 2 Dec'. */
  by: (day: string, pincode: string) => `Delivered by ${day} to ${pincode}`,
  price: (amount: string) => `Delivery ${amount}`,
  notServed: (pincode: string) => `We do not deliver to ${pincode} yet.`,
  failed: 'The delivery day could not be looked up just now.',
  change: 'Change',
  changePin: 'Change the PIN code',
};
