import { of } from '../mutation.ts';

const adminOrders = 'server/admin/orders/orders.int.test.ts';
const cash = 'server/orders/cash/cash-on-delivery.int.test.ts';

/**
 * The lifecycle of an order: cash on delivery, status changes, refunds with their quantities,
 * its documents.
 */
export const orders = [
  ...of(
    'server/orders/reviews/write-review.ts',
    ['server/orders/reviews/reviews.int.test.ts'],
    [
      [
        'a buyer writes before the delivery',
        "if (status !== 'delivered') throw",
        'if (false) throw',
      ],
      [
        'a buyer writes twice',
        "if (previous && previous.status !== 'refused') throw new ShopError('review_written');",
        '',
      ],
    ],
  ),
  ...of(
    'server/checkout/cash-limits.ts',
    [cash],
    [
      [
        'cash is taken where it is off',
        "if (env.CASH_ON_DELIVERY === 'off') throw rejectCash(errorMessage('cash_off'));",
        '',
      ],
      ['two orders for one door race', "await lockKeyInTransaction(tx, 'cash', key);", ''],
    ],
  ),
  ...of(
    'contract/src/values/cash-on-delivery.ts',
    ['contract/src/values/cash-on-delivery.test.ts'],
    [
      [
        'the fee is not counted towards the most',
        'charge + toPaise(fee) > toPaise(max)',
        'charge > toPaise(upper)',
      ],
    ],
  ),
  ...of(
    'server/orders/cash/confirm-order.ts',
    [cash],
    [
      ['anybody gives the word', '!order || !(await isOrderKey(deps, id, key))', '!order'],
      ['what was paid online is sent as well', 'await requireUnpaidPurchase(tx, order);', ''],
    ],
  ),
  ...of(
    'server/orders/fulfil-order.ts',
    [cash],
    [['cash is not counted', "if (order.provider === 'cash') await recordCash(tx, order);", '']],
  ),
  ...of(
    'server/admin/orders/move-order.ts',
    [cash, adminOrders],
    [
      [
        'a prepaid parcel is refused at the door',
        " || (move === 'refuse' && order.provider !== 'cash')",
        '',
      ],
    ],
  ),
  ...of(
    'server/orders/get-order.ts',
    ['server/orders/orders.int.test.ts', 'server/accounts/one-time-password.int.test.ts'],
    [
      ['anyone sees the name on an order', "isOwner ? 'owner' : 'anyone'", "'owner'"],
      [
        'a one-time password shows orders',
        'const works = !actor.mustChangePassword && !actor.secondFactorMissing;',
        'const works = true;',
      ],
    ],
  ),
  ...of(
    'server/admin/orders/plan-refund.ts',
    [adminOrders],
    [
      [
        'more is given back of a line than was paid for it',
        'amountPaise > line.leftPaise',
        'false',
      ],
    ],
  ),
  ...of(
    'server/orders/store-credit.ts',
    ['server/admin/orders/refund-credit.int.test.ts'],
    [
      [
        'a store credit comes back twice for one piece',
        'Math.min(quantity, line.left)',
        'quantity',
      ],
      [
        'a cancelled order leaves the whole of a credit that came back in part',
        'return lines.reduce(',
        'return 0 * lines.reduce(',
      ],
    ],
  ),
  ...of(
    'server/orders/invoices/compose.ts',
    ['server/orders/invoices/compose.test.ts'],
    [
      [
        'credit notes give back other taxes than were charged',
        'cgst: all.cgst - before.cgst',
        'cgst: alone.cgst',
      ],
    ],
  ),
  ...of(
    'server/orders/invoices/get-pdf.ts',
    [cash],
    [
      [
        'an order that is paid at the door has an invoice before it leaves',
        "if (awaitsCash(order) && order.status !== 'shipped')",
        'if (false)',
      ],
    ],
  ),
  ...of(
    'server/orders/unrefunded-lines.ts',
    ['server/orders/packing/packing-slips.int.test.ts'],
    [['refunded pieces are packed', 'line.quantity - refunded(line)', 'line.quantity']],
  ),
  ...of(
    'server/admin/orders/refund-order.ts',
    ['server/admin/returns/return-credit.int.test.ts'],
    [
      [
        'an order with a store credit waits for money that never comes',
        'credited > 0 ?',
        'false ?',
      ],
    ],
  ),
  ...of(
    'server/admin/orders/refund-order.ts',
    [adminOrders],
    [
      ['one wish is two refunds', 'if (await findRefund(tx, key)) {', 'if (false) {'],
      [
        'a request with other amounts counts as refunded',
        'if (await isAlreadyRefunded(',
        'if (true || await isAlreadyRefunded(',
      ],
    ],
  ),
  ...of(
    'server/orders/cancel-locked-order.ts',
    [adminOrders],
    [
      ['a cancelled order is not paid back', 'if (payment && left > 0) {', 'if (false) {'],
      [
        'a cancelled order keeps its pieces',
        'await releaseReservation(tx, order, { status: afterCancel(left) }, source)',
        'await updateOrder(tx, order, { status: afterCancel(left) }, source)',
      ],
    ],
  ),
  ...of(
    'server/admin/orders/order-actions.ts',
    ['server/admin/orders/order-actions.test.ts'],
    [
      [
        'a shipped order is cancelled',
        'cancel: { from: cancellableStatuses }',
        "cancel: { from: [...cancellableStatuses, 'shipped'] }",
      ],
      [
        'an unpaid order is packed',
        'pack: { from: unpackedStatuses',
        "pack: { from: [...unpackedStatuses, 'created']",
      ],
      [
        'an order is delivered before it is sent',
        "deliver: { from: ['shipped', 'refused']",
        "deliver: { from: ['packed', 'shipped', 'refused']",
      ],
      [
        'a part of the money ends an order',
        "amount === refundable ? 'refund_pending' : status",
        "'refund_pending'",
      ],
    ],
  ),
  ...of(
    'server/orders/refundable.ts',
    [adminOrders],
    [
      ['a refund that failed is lost', "payment.id && status !== 'failed'", 'payment.id'],
      ['what was asked back counts again', 'creditPaise - refundedPaise', 'creditPaise'],
    ],
  ),
];
