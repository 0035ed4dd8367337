import type { ErrorWordsPart } from '../../error-labels.ts';

/** Of orders, returns and reviews. */
export const orders = {
  titles: {
    order_not_found: 'Order not found',
    order_state: 'Not possible now',
    return_open: 'Return in progress',
    review_written: 'Already reviewed',
  },
  sentences: {
    order_not_found: 'Order not found',
    order_state: 'This is not possible at this stage of the order.',
    return_open: 'Another return for this order is in progress. Please wait until it is settled.',
    ring_size_range: 'An Indian ring size is a whole number from 1 to 30.',
    ring_size_not_asked: 'This ring does not need a size.',
    return_wish: 'Please say whether you would like your money back or an exchange.',
    return_reason: 'Please choose a reason.',
    return_lines: 'Please choose what you would like to send back.',
    return_not_now: 'You can request a return once the order has been delivered.',
    return_gone: 'These pieces can no longer be returned.',
    return_only_faulty: 'This piece can be returned only if it is faulty or not what you ordered.',
    withdraw_not_now: 'This return can no longer be withdrawn.',
    cancel_own_not_now: 'The parcel has already been shipped. Once you receive it, you can return it.',
    review_written: 'You have already written a review of this remedy. Thank you!',
    review_stars: 'Please choose one to five stars.',
    review_item: 'Please choose what you are reviewing.',
    review_not_now: 'You can write a review once the order has been delivered.',
    confirm_not_now: 'This order no longer needs to be confirmed.',
    confirm_paid_online: 'This purchase has already been paid for online, so this order is not needed.',
    order_number_needed: 'Please enter an order number.',
  },
} satisfies ErrorWordsPart;
