// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const plan = ['server/payments/plan-settlement.test.ts'];
const verify = 'server/payments/verify.int.test.ts';
const afterExpiry = 'server/payments/late-and-second-payments.int.test.ts';
const webhook = 'server/payments/webhook.int.test.ts';
const adminOrders = 'server/admin/orders/orders.int.test.ts';
const signatures = ['server/platform/payment-providers/razorpay/signatures.test.ts'];
const outages = 'server/payments/outages.int.test.ts';

/** Effects of a payment, refunds, the provider's webhooks. */
export const payments = [
  ...of('server/payments/plan-settlement.ts', plan, [
    ['a payment is settled twice', "if (payment.disposition !== null) return 'none';", ''],
    [
      'an authorized payment pays',
      "payment.status !== 'captured' && payment.status !== 'refunded'",
      "payment.status === 'failed'",
    ],
    ['another amount pays', 'payment.amountPaise !== duePaise(order) || ', ''],
    ['another currency pays', ' || payment.currency !== order.currency', ''],
    ['a purchase is paid twice', "if (siblingPaid) return 'duplicate';", ''],
    ['what was given back pays', "if (payment.status === 'refunded') return 'duplicate';", ''],
    [
      'a paid order is paid again',
      "if (order.status !== 'created' && order.status !== 'expired') return 'duplicate';",
      '',
    ],
    [
      'a late payment takes nothing again',
      "order.status === 'created' && order.linesKnown ? 'apply'",
      "order.linesKnown ? 'apply'",
    ],
  ]),
  ...of(
    'server/payments/apply-payment-event.ts',
    ['server/payments/apply-payment-event.int.test.ts', verify, webhook],
    [
      [
        'a refused payment is kept',
        "if (payment.status === 'captured') await queueRefund(tx, payment, disposition);",
        '',
      ],
      [
        'a payment of another order settles this one',
        'if (payment.orderId !== order.id) {',
        'if (false) {',
      ],
      [
        'lines of another price are delivered',
        'if (lines && !order.linesKnown && lines.quote.charge !== order.amountPaise)',
        'if (false)',
      ],
      ['what was bought stays in the cart', 'await settlePaid(tx, paid);', ''],
      [
        'the refusal of a second paid order is an error',
        'if (!isSoldTwice(error)) throw error;',
        'throw error;',
      ],
    ],
  ),
  ...of(
    'server/payments/recover-order.ts',
    [afterExpiry, 'server/checkout/edits.int.test.ts'],
    [
      ['a late payment takes no coupon use', 'planCouponUse(couponId, [])', '[]'],
      [
        'a late payment takes no stock',
        'const tracked = await moveStock(inner, movementsOf(items));',
        'const tracked = new Set<string>();',
      ],
      ['a late payment holds nothing', '{ hasReservedStock: true, ...(lines', '{ ...(lines'],
    ],
  ),
  ...of(
    'server/payments/apply-refund-event.ts',
    ['server/payments/apply-refund-event.int.test.ts', adminOrders, webhook, verify],
    [
      [
        'a refund is recorded twice',
        "if (ours.status === 'processed' || (ours.status === 'failed' && status !== 'processed')) return null;",
        '',
      ],
      [
        'a refund of nobody here is ignored',
        '(await insertForeignRefund(tx, row))',
        '(false as boolean)',
      ],
      [
        'an unknown refund is taken for a foreign one',
        "if (match.kind === 'wait') return 'wait';",
        '',
      ],
    ],
  ),
  ...of(
    'server/payments/plan-refund-effect.ts',
    ['server/payments/plan-refund-effect.test.ts'],
    [
      [
        'a part of the money closes the order',
        'full: refundedPaise === order.amountPaise',
        'full: refundedPaise > 0',
      ],
      [
        'more is refunded than was paid',
        'Math.min(order.amountPaise, payment.amountPaise - payment.leftPaise)',
        'payment.amountPaise - payment.leftPaise',
      ],
      [
        'a refund of a second payment ends the order',
        "if (!concernsOrder(payment, all)) return { kind: 'none' };",
        '',
      ],
      ['one of two refunds ends the order', 'captured.every(', 'captured.some('],
    ],
  ),
  ...of(
    'server/payments/match-refund.ts',
    ['server/payments/match-refund.test.ts'],
    [
      [
        'a refused refund is done where another one is',
        'id === gatewayRefundId)?.status',
        'id !== gatewayRefundId)?.status',
      ],
      ['an unanswered refund makes nothing wait', "unanswered ? 'wait' : 'foreign'", "'foreign'"],
    ],
  ),
  ...of(
    'server/payments/reconcile-refunds.ts',
    ['server/payments/reconcile-refunds.int.test.ts'],
    [
      [
        'a refund larger than what is missing is written down',
        ' || refund.amountPaise > missingPaise',
        '',
      ],
      ['a refund that failed is written down', "refund.status !== 'processed' || ", ''],
    ],
  ),
  ...of(
    'server/payments/verify-payment.ts',
    [verify],
    [
      ['another amount is confirmed', 'if (sameAmount && (currency', 'if ((currency'],
      [
        "another order's payment pays",
        "if (detail.gatewayOrderId !== order.gatewayOrderId) throw new ShopError('payment_unverified');",
        '',
      ],
      ['a payment that goes back is a success', 'requireSuccess(payment);', ''],
      [
        'a payment that is not settled is not asked about again',
        'if (pending) await pollOrderSoon(deps.db, order.id);',
        '',
      ],
    ],
  ),
  ...of(
    'server/payments/handle-webhook.ts',
    [webhook],
    [['an unsigned webhook is taken', 'if (!signed?.webhook) {', 'if (false) {']],
  ),
  ...of(
    'server/payments/process-webhooks.ts',
    [webhook],
    [
      [
        'a webhook that came before its order is lost',
        'const parked = !isKnown && ',
        'const parked = isKnown && ',
      ],
      [
        'a webhook that fails stops all others',
        "await postponeWebhook(deps.db, failed.id, 'failed');",
        'throw error;',
      ],
    ],
  ),
  ...of(
    'server/payments/webhook-queries.ts',
    [webhook],
    [
      ['a webhook is stored twice', '.onConflictDoNothing().returning', '.returning'],
      ['a webhook is acted on again', 'isNull(webhookEvents.processedAt), ', ''],
      [
        'a webhook is tried again without a pause',
        "now() + least(interval '1 hour', interval '5 seconds' * power(2, least(${webhookEvents.attempts}, 20)))",
        'now()',
      ],
    ],
  ),
  ...of(
    'server/payments/reconcile-order.ts',
    [afterExpiry, outages, 'server/payments/slow-provider.int.test.ts'],
    [
      ['an order that is being paid ends', 'inProgress ? 10 : 0', '0'],
      [
        'an order ends before its time',
        "(order.status === 'created' || order.status === 'placed') && lapsed.yes && !postponed",
        "order.status === 'created'",
      ],
      [
        'a provider that is silent keeps pieces for ever',
        "outcome.kind === 'silent' ? 60 :",
        "outcome.kind === 'silent' ? 6000 :",
      ],
      [
        'an order is not asked about again',
        "if (soon) return 'soon';",
        "if (soon) return 'never';",
      ],
    ],
  ),
  ...of(
    'server/payments/refund-payment.ts',
    [afterExpiry, outages, adminOrders],
    [
      ['a refund that is done is asked for again', "|| refund.status === 'processed' ", ''],
      [
        'a refund that is on its way is forgotten',
        "if (detail.status === 'pending') throw new RefundPending('The refund is on its way.');",
        '',
      ],
    ],
  ),
  ...of(
    'server/payments/queries.ts',
    ['server/payments/queries.int.test.ts'],
    [['an older word about a payment counts', 'setWhere: sql`${newRank} > ${rank}`,', '']],
  ),
  ...of(
    'server/reservations/expire-order.ts',
    [afterExpiry, 'server/checkout/edits.int.test.ts'],
    [
      ['pieces are given back twice', 'if (order.hasReservedStock) {', 'if (true) {'],
      [
        'the use of a coupon is not given back',
        'if (order.couponId) await',
        'if (order.couponId && Math.random() > 1) await',
      ],
      [
        'a paid order expires',
        "if (order.status !== 'created' && order.status !== 'placed') return order;",
        '',
      ],
    ],
  ),
  ...of(
    'server/payments/complete-contact.ts',
    [verify],
    [
      [
        'a callback moves an order to another address',
        'order.address === null && address',
        'address',
      ],
      ['a callback moves an order to another mailbox', 'order.email === null && email', 'email'],
    ],
  ),
  ...of(
    'server/platform/payment-providers/razorpay/provider.ts',
    [verify],
    [
      [
        'any signature pays',
        'verifyCallbackSignature(keySecret, { orderId: sessionId, paymentId, signature })',
        'true',
      ],
    ],
  ),
  ...of('server/platform/payment-providers/razorpay/signatures.ts', signatures, [
    [
      'any signature is genuine',
      "return timingSafeEqual(expected, Buffer.from(signature, 'hex'));",
      'return timingSafeEqual(expected, expected);',
    ],
    ['a signature proves any order', '`${orderId}|${paymentId}`', '`${paymentId}`'],
    [
      'a new webhook secret only',
      'secrets.some((secret) =>',
      'secrets.slice(0, 1).some((secret) =>',
    ],
    [
      'ids of any shape are signed',
      "if (!isGatewayId('order', orderId) || !isGatewayId('payment', paymentId)) return false;",
      '',
    ],
  ]),
  ...of(
    'server/platform/payment-providers/razorpay/retry.ts',
    [
      'server/platform/payment-providers/razorpay/never-doubled.test.ts',
      'server/platform/payment-providers/razorpay/create-order.test.ts',
      'server/platform/payment-providers/razorpay/fetch.test.ts',
      'server/platform/payment-providers/razorpay/call-gateway.test.ts',
    ],
    [
      ['what the provider refused is tried again', "failure.kind === 'refused' || ", ''],
      [
        'a call is tried four times',
        'const pauses = [200, 800];',
        'const pauses = [200, 800, 800];',
      ],
      ['a long pause is waited for', 'pause > maxPauseMs ? undefined : pause', 'pause'],
    ],
  ),
];
