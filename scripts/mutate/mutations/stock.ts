// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const createOrder = 'server/checkout/create-order.int.test.ts';
const repeated = 'server/checkout/repeat-order.int.test.ts';
const reserved = 'server/reservations/returned-stock.int.test.ts';
const couponTests = [reserved, 'server/pricing/coupons.int.test.ts', createOrder];

/** Stock, coupons, and the reservation of an order. */
export const stock = [
  ...of(
    'server/admin/stock/queries.ts',
    ['server/admin/stock/stock.int.test.ts'],
    [
      [
        "a remedy's own threshold does not count",
        'coalesce(${products.lowStockAt}, ${threshold}::int)',
        '${threshold}::int',
      ],
    ],
  ),
  ...of(
    'server/reservations/stock-queries.ts',
    ['server/reservations/stock-queries.int.test.ts', reserved, createOrder, repeated],
    [
      [
        'more pieces are sold than there are',
        'sql`(${products.stock} is null or ${products.stock} + ${move.restore}::int >= ${move.take}::int)`,',
        '',
      ],
      [
        'one piece more is sold than there is',
        '+ ${move.restore}::int >= ${move.take}::int',
        '+ ${move.restore}::int + 1 >= ${move.take}::int',
      ],
      [
        'the last piece is not sold',
        '+ ${move.restore}::int >= ${move.take}::int',
        '+ ${move.restore}::int > ${move.take}::int',
      ],
      [
        'a product that was taken down is sold',
        'onSale,\n        not(products.hasVariants),\n        sql`(${products.stock}',
        'not(products.hasVariants),\n        sql`(${products.stock}',
      ],
      [
        'a price that changed meanwhile does not count',
        'move.unitPricePaise === undefined ? undefined : eq(products.discountedPricePaise, move.unitPricePaise)',
        'undefined',
      ],
      [
        'pieces of a replaced order are lost',
        '${products.stock} + ${move.restore}::int - ${move.take}::int',
        '${products.stock} - ${move.take}::int',
      ],
      ['pieces are not given back', '${products.stock} + ${units}::int', '${products.stock}'],
      [
        'pieces are given back to every product',
        '    .where(and(eq(products.id, productId), not(products.hasVariants)))\n    .returning({ stock: products.stock, bundles: bundlesContaining });\n  if (row) recordStock(productId, row',
        '    .where(not(products.hasVariants))\n    .returning({ stock: products.stock, bundles: bundlesContaining });\n  if (row) recordStock(productId, row',
      ],
      [
        'pieces held by others count as the own',
        "eq(orders.ownerKey, ownerKey),\n        eq(orders.status, 'created'),\n        eq(orders.hasReservedStock",
        "eq(orders.status, 'created'),\n        eq(orders.hasReservedStock",
      ],
    ],
  ),
  ...of(
    'server/reservations/coupon-use-queries.ts',
    ['server/reservations/stock-queries.int.test.ts', reserved, createOrder, repeated],
    [
      [
        'uses held by others count as the own',
        '${orders.ownerKey} = ${ownerKey}\n    and ${orders.couponId}',
        'true and ${orders.couponId}',
      ],
      [
        'a coupon that has ended is used',
        'and(eq(coupons.id, couponId), couponLives())',
        'eq(coupons.id, couponId)',
      ],
      [
        'uses of a coupon are not counted',
        '${coupons.redeemedCount} + 1`',
        '${coupons.redeemedCount}`',
      ],
      [
        'a use of a coupon is not given back',
        '${coupons.redeemedCount} - ${uses}::int',
        '${coupons.redeemedCount}',
      ],
    ],
  ),
  ...of(
    'server/reservations/variant-stock-queries.ts',
    ['server/checkout/variants.int.test.ts'],
    [
      [
        'a variant is sold more often than it is there',
        'sql`${productVariants.stock} + ${move.restore}::int >= ${move.take}::int`,',
        '',
      ],
      [
        'pieces of a variant are not given back',
        '${productVariants.stock} + ${quantity}::int',
        '${productVariants.stock}',
      ],
      [
        'a product forgets what its variants have left',
        'await summarizeVariants(tx, move.productId);',
        '',
      ],
    ],
  ),
  ...of('server/pricing/queries.ts', couponTests, [
    ['a coupon that was turned off works', 'eq(coupons.active, true),', ''],
    [
      'a deleted coupon works',
      'isNull(coupons.deletedAt),\n    eq(coupons.active',
      'eq(coupons.active',
    ],
    [
      'a coupon works before it begins',
      'sql`(${coupons.startsAt} is null or ${coupons.startsAt} <= now())`,',
      '',
    ],
    [
      'a coupon works after its end',
      'sql`(${coupons.expiresAt} is null or ${coupons.expiresAt} > now())`,',
      '',
    ],
    [
      'a coupon is used once more than it may',
      '- ${ownUses} < ${coupons.maxRedemptions}',
      '- ${ownUses} <= ${coupons.maxRedemptions}',
    ],
    ['a use that the own order holds is lost', '- ${ownUses} < ', '< '],
  ]),
  ...of(
    'server/pricing/evaluate-coupon.ts',
    ['server/pricing/evaluate-coupon.test.ts'],
    [
      [
        'a cart just at the minimum gets no coupon',
        'subtotal >= coupon.minCartPaise',
        'subtotal > coupon.minCartPaise',
      ],
      [
        'the minimum of a coupon does not count',
        'return subtotal >= coupon.minCartPaise',
        'return true',
      ],
      [
        'rupees off are percent off',
        "coupon.type === 'percentage'",
        "coupon.type !== 'percentage'",
      ],
    ],
  ),
  ...of(
    'server/checkout/plan-movements.ts',
    ['server/checkout/plan-movements.test.ts'],
    [
      ['products are locked in any order', '.values()].sort(inOrder)', '.values()]'],
      ['pieces that were never taken are given back', 'if (!tookStock) continue;', ''],
      [
        'the pieces of two replaced orders count once',
        'restore: move.restore + units * item.quantity',
        'restore: units * item.quantity',
      ],
      ['two uses of a coupon come back as one', '(given.get(couponId) ?? 0) + 1', '1'],
    ],
  ),
  ...of(
    'server/checkout/place-priced.ts',
    [createOrder, repeated],
    [
      [
        'the amount of the browser is believed',
        'if (isAmount(amount, priced.quote.charge)) return;',
        'return;',
      ],
      [
        'paise are rounded away in a comparison',
        'Math.abs(rupees * 100 - paise) < 1e-6',
        'Math.abs(rupees * 100 - paise) < 1',
      ],
      [
        'an empty cart is an order',
        "if (priced.lines.length === 0) throw new ShopError('cart_empty');",
        '',
      ],
      [
        'two requests open one order at the provider',
        'if (!ready && isRetry && !(await',
        'if (!ready && !isRetry && !(await',
      ],
    ],
  ),
  ...of(
    'server/checkout/create-order.ts',
    [createOrder, repeated],
    [
      [
        'a paid checkout is charged again',
        'isDone(order) && isAmount',
        "order.status === 'created' && isAmount",
      ],
      [
        'a line of a product that is gone is left out',
        'if (missing.length > 0) {',
        'if (missing.length > 1) {',
      ],
    ],
  ),
  ...of(
    'server/checkout/reserve-order.ts',
    [createOrder, repeated],
    [
      [
        'one key makes two different orders',
        'if (order.requestHash !== requestHash) throw',
        'if (false) throw',
      ],
      ['orders have no limit a minute', 'recent >= ordersAMinute', 'false'],
      [
        'a changed cart pays the old amount',
        ' && order.quoteHash === hash && !order.lapsed',
        ' && !order.lapsed',
      ],
      ['a lapsed reservation is gone on with', ' && !order.lapsed;', ';'],
      [
        'a replaced order keeps its pieces for itself, too',
        "{ status: 'expired', hasReservedStock: false }, 'replaced'",
        "{ status: 'expired' }, 'replaced'",
      ],
      [
        'requests of one owner do not wait for each other',
        'await lockOwner(tx, actor.ownerKey, networkToLock(newOrder));',
        '',
      ],
      [
        'a replaced order is not given up',
        "await updateOrder(tx, order, { status: 'expired', hasReservedStock: false }, 'replaced');",
        '',
      ],
      [
        'coupons are not counted',
        'await moveCoupons(tx, planCouponUse(coupon?.id ?? null, holding), order);',
        '',
      ],
    ],
  ),
  ...of(
    'server/checkout/new-order-row.ts',
    [createOrder, repeated],
    [
      [
        'an order that costs money is paid',
        "status: settled ? 'paid' : cash ? 'placed' : 'created'",
        "status: 'paid'",
      ],
      [
        'the provider is never asked about an order',
        'reconcileMinutes: settled ? null : cash ? cashHoldMinutes : pollAfterMinutes',
        'reconcileMinutes: null',
      ],
    ],
  ),
  ...of(
    'server/checkout/hash.ts',
    [createOrder, repeated],
    [
      [
        'a quote is the same at another price',
        '[rows.sort(), coupon?.id ?? null, quote.charge]',
        '[rows.length]',
      ],
    ],
  ),
  ...of(
    'server/platform/concurrency-limiter.ts',
    ['server/platform/concurrency-limiter.test.ts'],
    [
      ['any number are let in', 'if (inside < width) {', 'if (true) {'],
      ['a place is never handed on', 'next.enter();', ''],
      [
        'who waits too long is let in',
        "reject(new ShopError('busy', { retryAfter: 2 }));",
        'resolve();',
      ],
    ],
  ),
  ...of(
    'server/reservations/gateway-order-queries.ts',
    [createOrder, repeated],
    [
      [
        'the step at the provider is taken twice',
        'sql`(${orders.leaseUntil} is null or ${orders.leaseUntil} <= now())`,\n      ),\n    )\n    .returning({ id',
        ')).returning({ id',
      ],
      [
        "an order takes another's place at the provider",
        'or(isNull(orders.gatewayOrderId), eq(orders.gatewayOrderId, gatewayOrderId)),',
        '',
      ],
    ],
  ),
  ...of(
    'server/reservations/order-queries.ts',
    [createOrder, repeated],
    [
      [
        'a key finds orders of others',
        'and(eq(orders.ownerKey, ownerKey), eq(orders.idempotencyKey, idempotencyKey))',
        'eq(orders.idempotencyKey, idempotencyKey)',
      ],
      [
        'a checkout finds orders of others',
        'and(eq(orders.ownerKey, ownerKey), eq(orders.checkoutId, checkoutId))',
        'eq(orders.checkoutId, checkoutId)',
      ],
    ],
  ),
];
