// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const invoices = [
  'server/orders/invoices/compose.test.ts',
  'server/orders/invoices/invoices.int.test.ts',
];

const sessions = ['server/consultations/session-billing.int.test.ts'];
const calls = ['server/consultations/booked-calls.int.test.ts'];

/** Prices, tax documents, fees. */
export const money = [
  ...of(
    'contract/src/values/quote.ts',
    ['contract/src/values/quote.test.ts'],
    [
      [
        'a discount is larger than the subtotal',
        'Math.min(discounted, reduction(discounted, discount))',
        'reduction(discounted, discount)',
      ],
      ['half a rupee is rounded down', '(total + 50) / 100', '(total + 49) / 100'],
      ['the rounding has the wrong sign', 'rounding: charge - total', 'rounding: total - charge'],
      ['a percentage is a tenth of itself', '/ 10_000n', '/ 100_000n'],
      [
        'quantities do not count',
        "requireCount(line.unitPaise, 'unitPaise') * requireCount(line.quantity, 'quantity')",
        "requireCount(line.unitPaise, 'unitPaise')",
      ],
      [
        'negative prices are taken',
        '!Number.isSafeInteger(value) || value < 0',
        '!Number.isSafeInteger(value)',
      ],
    ],
  ),
  ...of(
    'contract/src/values/money.ts',
    ['contract/src/values/money.test.ts'],
    [
      [
        'rupees are cut off instead of rounded',
        'Math.round(rupees * 100)',
        'Math.floor(rupees * 100)',
      ],
      [
        'fractions of a paisa are taken',
        ' || Math.abs(paise - rupees * 100) > 1e-6 * Math.max(1, Math.abs(rupees))',
        '',
      ],
    ],
  ),
  ...of(
    'contract/src/values/coupon-period.ts',
    ['contract/src/values/coupon-period.test.ts'],
    [
      ['a coupon ends at the start of its last day', 'T23:59:59+05:30', 'T00:00:00+05:30'],
      ['a coupon begins by the time of Greenwich', 'T00:00:00+05:30', 'T00:00:00Z'],
      [
        'a coupon may end when it begins',
        'couponStart(startsAt) < couponEnd(expiresAt)',
        'couponStart(startsAt) <= couponEnd(expiresAt)',
      ],
    ],
  ),
  ...of(
    'contract/src/booking-refund.ts',
    ['contract/src/booking-refund.test.ts'],
    [
      ['a notice kept to the millisecond pays the fee', 'noticeMs >= fromMs', 'noticeMs > fromMs'],
      [
        'the refund of the day before is another',
        "rule: 'one-day', fromMs: 24 * hourMs, feePercent: 30",
        "rule: 'one-day', fromMs: 24 * hourMs, feePercent: 20",
      ],
      [
        'cancelling on the day costs nothing',
        'fromMs: Number.NEGATIVE_INFINITY, feePercent: 100',
        'fromMs: Number.NEGATIVE_INFINITY, feePercent: 0',
      ],
      ['the fee is rounded up', 'Math.floor(((paidPaise % 100)', 'Math.ceil(((paidPaise % 100)'],
    ],
  ),
  ...of(
    'contract/src/values/booking-price.ts',
    ['contract/src/values/booking-price.test.ts'],
    [
      ['a minute that was begun is free', 'Math.ceil(minutes)', 'Math.floor(minutes)'],
      ['free minutes are paid', ' - freeMinutes) * perMinutePaise', ') * perMinutePaise'],
      ['a call costs what a video costs', 'phone: rates.phonePrice', 'phone: rates.videoPrice'],
    ],
  ),
  ...of(
    'contract/src/values/india.ts',
    ['contract/src/values/india.test.ts', 'contract/src/values/booking-slots.test.ts'],
    [
      ['slots are by the time of Greenwich', ':00+05:30`', ':00Z`'],
      ['the day is that of Greenwich', 'new Date(ms + indiaOffsetMs)', 'new Date(ms)'],
    ],
  ),
  ...of(
    'contract/src/values/booking-slots.ts',
    ['contract/src/values/booking-slots.test.ts'],
    [
      ['a slot that has begun can be booked', ' && slotStartMs(date, time) > nowMs', ''],
      ['any time can be booked', ' && times.includes(time)', ''],
      ['any day can be booked', 'bookingDates(nowMs).includes(date) && ', ''],
    ],
  ),
  ...of('server/orders/invoices/apportion.ts', invoices, [
    ['paise are lost between lines', 'itemAt(parts, at) + 1', 'itemAt(parts, at)'],
    ['paise go to who lost least', 'b.rest - a.rest', 'a.rest - b.rest'],
  ]),
  ...of('server/orders/invoices/split-tax.ts', invoices, [
    ['tax is added to a price that includes it', '/ (10_000 + rate)', '/ 10_000'],
    ['the halves of a tax differ', 'total - 2 * half', 'total - half'],
    ['tax within the state is one tax', 'if (!withinState)', 'if (withinState)'],
  ]),
  ...of('server/orders/invoices/financial-year.ts', invoices, [
    ['the financial year begins in May', 'month >= 4', 'month >= 5'],
  ]),
  ...of('server/orders/invoices/issue.ts', invoices, [
    [
      'a credit note is of another order',
      'refund.orderId !== order.id || refund.paymentId !== payment?.id',
      'false',
    ],
    ['an order has two invoices', 'if (issued) return issued;\n  const seller', 'const seller'],
    ['an unpaid order has an invoice', 'if (!paid) throw', 'if (false) throw'],
    [
      'a refund has two credit notes',
      'if (issued) return issued;\n  if (refund.status',
      'if (refund.status',
    ],
    [
      'a refund that is on its way has a credit note',
      "refund.status !== 'processed'",
      "refund.status === 'failed'",
    ],
  ]),
  ...of(
    'server/consultations/plan-refund.ts',
    ['server/consultations/plan-refund.test.ts'],
    [
      [
        'a healer who never wrote keeps the bill',
        "if (!healerWrote) return { rule: 'silent', minutes: all };",
        '',
      ],
      ['unanswered minutes are kept', '[...silences, ...unanswered].some', 'silences.some'],
      [
        'a silence is charged once it is over',
        '[...silences, ...unanswered].some',
        'unanswered.some',
      ],
      [
        'whoever goes gets a minute back',
        "endReason === 'away' && healerWentFirst",
        "endReason === 'away'",
      ],
      ['there is no time for an answer', 'from + replyMs <=', 'from <='],
    ],
  ),
  ...of('server/consultations/due.ts', sessions, [
    ['free minutes are billed', 'minute < freeMinutes ? 0 : ratePaise', 'ratePaise'],
  ]),
  ...of('server/consultations/due.ts', calls, [
    ['what was paid before is paid again', 'Math.max(0, wholePaise - prepaidPaise)', 'wholePaise'],
  ]),
  ...of('server/consultations/record-heartbeat.ts', calls, [
    [
      'a session begins without its price',
      'if (due.fromBalance > (await balanceOf(tx, account)) + due.restPaise) return false;',
      '',
    ],
    [
      'a cancelled booking begins',
      "if (booking && !(await hasStarted(tx, booking.id))) return endInTransaction(tx, id, 'withdrawn');",
      '',
    ],
  ]),
  ...of(
    'server/consultations/record-payout.ts',
    ['server/consultations/payouts.int.test.ts'],
    [['more is paid out than is owed', 'if (amountPaise > outstanding)', 'if (false)']],
  ),
  ...of('server/consultations/bill.ts', sessions, [
    [
      'the healer has a share of what went back',
      '((row.chargedPaise - refundedPaise) * row.sharePercent) / 100',
      '(row.chargedPaise * row.sharePercent) / 100',
    ],
  ]),
  ...of(
    'server/consultations/clock-queries.ts',
    ['server/consultations/absence.int.test.ts'],
    [
      [
        'an absence is billed when it ends',
        ' and ${counts} and ${isPresent(own)}`',
        ' and ${counts}`',
      ],
    ],
  ),
  ...of('server/consultations/clock-queries.ts', sessions, [
    ['a minute is billed beyond the balance', '>= ${fromBalance}::bigint)`', '>= 0)`'],
  ]),
  ...of('server/consultations/queries.ts', sessions, [
    ['a jump of the clock is billed', ', ${graceSeconds * 1000})::bigint', ', 86400000)::bigint'],
  ]),
  ...of(
    'server/catalogue/product-tax.ts',
    ['server/catalogue/product-tax.test.ts'],
    [['a rate is invented', 'rates[hsn] ?? null', 'rates[hsn] ?? 300']],
  ),
  ...of(
    'server/orders/invoices/taxed-items.ts',
    ['server/orders/invoices/taxed-items.test.ts'],
    [
      [
        'goods without a rate are invoiced',
        'if (hsn === null || gstBasisPoints === null) return null;',
        '',
      ],
      ['a service without a rate is invoiced', 'if (!serviceTax) return null;', ''],
    ],
  ),
];
