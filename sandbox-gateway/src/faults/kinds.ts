/** Failures applicable to any HTTP response of the gateway. */
const transport = [
  'invalid-input',
  'amount-too-small',
  'extra-field',
  'receipt-taken',
  'unauthorized',
  'throttled',
  'server-error',
  'bad-gateway-html',
  'unavailable',
  'hang',
  'slow',
  'reset',
  'reply-lost',
  'malformed-json',
  'huge-body',
];

/** Failures available in each area; README.md documents their meaning. */
export const failureKinds = {
  'order.create': [...transport, 'wrong-amount', 'receipt-accept', 'receipt-refuse', 'receipt-return'],
  'order.fetch': transport,
  'order.list': transport,
  'order.payments': transport,
  'payment.fetch': transport,
  'payment.list': transport,
  'payment.capture': transport,
  'refund.create': [...transport, 'in-progress'],
  'refund.fetch': transport,
  'refund.list': transport,
  methods: transport,
  'settlement.list': transport,
  'settlement.report': transport,
  attempt: transport,
  script: ['not-found', 'hang', 'slow', 'throws', 'no-global'],
  window: ['declined', 'handler-never', 'handler-twice', 'dismissed-after-paying'],
  callback: [
    'signature-bit-flip',
    'signature-empty',
    'signature-array',
    'signature-uppercase',
    'signature-of-other-order',
    'order-swapped',
    'payment-swapped',
    'wrong-secret',
  ],
  webhook: [
    'before-verify',
    'late',
    'never',
    'repeat',
    'reversed',
    'captured-before-authorized',
    'failed-after-captured',
    'bad-signature',
    'old-secret',
    'reserialised',
    'unknown-event',
    'unknown-order',
    'no-event-id',
    'huge',
  ],
  money: ['amount-differs', 'currency-differs', 'second-capture', 'authorize-only', 'late-capture'],
  refund: ['pending', 'pending-then-failed'],
  settlement: ['amount-differs', 'credit-differs', 'line-missing', 'line-twice', 'line-unknown', 'no-utr'],
} satisfies Record<string, readonly string[]>;

export type FailureArea = keyof typeof failureKinds;

export const isFailureArea = (name: unknown): name is FailureArea =>
  typeof name === 'string' && Object.hasOwn(failureKinds, name);
