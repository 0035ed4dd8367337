import type { ErrorWordsPart } from '../../error-words.ts';

/** Of orders, returns and reviews. */
export const orders = {
  titles: {
    order_not_found: 'Order not found',
    order_state: 'Not possible now',
    return_open: 'Return under way',
    review_written: 'Already reviewed',
  },
  sentences: {
    order_not_found: 'Order not found',
    order_state: 'The order is not in a state that allows this.',
    return_open: 'Another return of this order is under way. Please wait until it is settled.',
    ring_size_range: 'An Indian ring size is a whole number from 1 to 30.',
    ring_size_not_asked: 'This ring does not wait for a size.',
    return_wish: 'Please say whether you would like your money back or an exchange.',
    return_reason: 'Please choose a reason.',
    return_lines: 'Please choose what you would like to send back.',
    return_not_now: 'A return can be asked for once the order has been delivered.',
    return_gone: 'These pieces can no longer be sent back.',
    return_only_faulty: 'This piece is taken back only if it is faulty or not what you ordered.',
    withdraw_not_now: 'This return can no longer be taken back.',
    cancel_own_not_now: 'The parcel has left us. Once it is with you, you can send it back.',
    review_written: 'You have already written a review of this remedy. Thank you!',
    review_stars: 'Please choose one to five stars.',
    review_item: 'Please choose what you write about.',
    review_not_now: 'A review can be written once the order has been delivered.',
    confirm_not_now: 'This order waits for no confirmation any more.',
    confirm_paid_online: 'The same purchase has been paid online meanwhile. This order is not needed.',
    order_number_needed: 'Please give an order number.',
  },
} satisfies ErrorWordsPart;
