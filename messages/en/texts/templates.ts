import type { TextKind } from '@jyotiratna/contract';

/**
 * Message templates as registered with WhatsApp and on the DLT portal: `{name}` is a placeholder. A
 * template neither starts nor ends with one.
 */
export const templates: Record<TextKind, string> = {
  'order-placed':
    'Thank you for your order {order} of {amount}. Here you can follow it: {url} Jyotiratna',
  'cash-question':
    'Namaste! Please confirm your order {order}, {amount} in cash at the door, within 24 hours: {url} Jyotiratna',
  'payment-link':
    'Namaste! Here you can see your order of {amount} and pay for it: {url} Jyotiratna',
  shipped:
    'Your order {order} is on its way with {carrier}, tracking number {number}: {url} Jyotiratna',
  'out-for-delivery': 'Your order {order} comes today with {carrier}: {url} Jyotiratna',
  delivered:
    'Your order {order} has been delivered. If anything is wrong, tell us here: {url} Jyotiratna',
  'ring-size':
    'Thank you for your order {order}. Please tell us your ring size, so that we can start: {url} Jyotiratna',
  energised:
    'A stone of your order {order} has been energised. See the photograph or video: {url} Jyotiratna',
  'healer-free': 'Namaste! {healer} is free for a session now: {url} Jyotiratna',
  code: 'Your code for Jyotiratna is {code}. It is valid for 5 minutes. Please give it to no one.',
};
