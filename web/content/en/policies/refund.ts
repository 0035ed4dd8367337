import { heading, list, noteBlock, paragraph, table } from '../../blocks.ts';
import type { PolicyText } from '../../policy.ts';
import { reachUs } from './reach-us.ts';

/**
 * Cancellation and refunds; the table for sessions has the percentages of `bookingRefund` in the
 * contract.
 */
export const refundPolicy: PolicyText = (company) => {
  const { days, setPercent } = company.returns;
  return {
    path: 'refund-policy',
    title: 'Cancellation & Refund Policy',
    lead: 'What comes back, how much of it, and when.',
    description:
      'How to cancel a session or an order, return a remedy, and when the money comes back.',
    lastChanged: '2026-11-27',
    body: [
      heading('sessions', 'Cancelling a session'),
      ...(company.sessionFees
        ? [
            paragraph(
              'The time counts from the moment you cancel to the start of the session. If the session was moved, it counts to the earliest start it had.',
            ),
            table(
              'Refund of a paid session, by notice given',
              ['You cancel', 'Fee', 'You receive'],
              ['7 or more days before', 'None', 'Full refund'],
              ['3 to 6 days before', '20%', '80% of what you paid'],
              ['More than 48 hours, less than 3 days before', '20%', '80% of what you paid'],
              ['Within 48 hours', '30%', '70% of what you paid'],
              ['Under 24 hours', 'The whole price', 'No refund; rescheduling is possible'],
            ),
            paragraph(
              'A limit reached to the minute counts in your favour: exactly 48 hours before the start still means a fee of 20%. Fees are rounded down to a whole paisa. If the healer cancels or does not appear, you receive the full amount and, on top of it, the fee that you would have paid at the same notice.',
            ),
          ]
        : [
            paragraph(
              'You can cancel a session that has not started at any time. Everything that you paid for it comes back; we charge no fee.',
            ),
          ]),
      heading('first', 'Your first consultation'),
      paragraph(
        `${company.claims.guarantee ? 'The first consultation carries a money-back guarantee. If you are not satisfied, tell us and we return what you paid for it. ' : ''}The first 3 minutes of your first chat with a healer are free and need no refund.`,
      ),
      heading('orders', 'Cancelling an order of remedies'),
      paragraph(
        'Orders are processed in 2-3 business days. Until the parcel has left us, you can cancel an order in full at no cost. After that, please use a return.',
      ),
      heading('returns', 'Returning a remedy'),
      paragraph(
        `Remedies can be returned within ${days.standard} days of delivery, apart from the kinds below, which have a rule of their own. The page of each remedy tells its rule.`,
      ),
      list(
        `Loose stones: within ${days.loose_stone} days, unworn and with the report that came with them.`,
        ...(days.set_jewellery > 0
          ? [
              `Stones set in metal: within ${days.set_jewellery} days, unworn, for an exchange or for a store credit of ${setPercent}% of the price.`,
            ]
          : []),
        `What was ${days.set_jewellery > 0 ? '' : 'set, '}made to measure or energised for you: within ${days.faulty_only} days, if it is faulty or not what you ordered.`,
      ),
      paragraph(
        'Ask for it on the page of your order, from your account or by the link in our message. You can follow each step there: requested, approved, received by us, settled.',
      ),
      list(
        'Tell us the order number. A reason helps us, but you do not have to give one.',
        'Send the piece back unworn, with its packing and with any certificate that came with it.',
        company.shopPaysWayBack
          ? 'We pay for the way back.'
          : 'If you only changed your mind, you pay for the way back. If it arrived damaged, or is not what you ordered, we pay for its way back. A photograph of the parcel helps.',
      ),
      heading('money', 'When the money arrives'),
      table(
        'Times of a refund',
        ['Step', 'Time'],
        ['Refund paid', 'Within 7-10 business days after we accept the cancellation or the return'],
        ['To', 'The UPI account, card or bank account you paid from'],
      ),
      paragraph(
        'If the refund cannot be paid to the source of the payment, we ask you first where it should go.',
      ),
      noteBlock('Nothing here limits the rights that consumer law in India gives you.'),
      heading('reach-us', 'How to reach us'),
      ...reachUs(company),
    ],
  };
};
