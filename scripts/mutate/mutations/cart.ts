// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are pieces of code
import { of } from '../mutation.ts';

const tests = ['server/cart/cart.int.test.ts'];

/** Lines of a cart and their limits. */
export const cart = [
  ...of('server/cart/queries.ts', tests, [
    ['a cart takes more pieces than there are', 'sql`${units}::int <= ${maxQuantity}`, ', ''],
    [
      'a cart has no end',
      'newLine(db, line, sql`${units}::int <= ${maxQuantity}`, hasRoom(userId, variantId))',
      'newLine(db, line, sql`${units}::int <= ${maxQuantity}`)',
    ],
    [
      "a line of everyone's cart is removed",
      'await db.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId)))',
      'await db.delete(cartLines).where(eq(cartLines.variantId, variantId))',
    ],
    [
      'taking pieces off leaves none',
      'greatest(1, ${cartLines.quantity} -',
      'greatest(0, ${cartLines.quantity} -',
    ],
  ]),
  ...of(
    'server/cart/find-lines.ts',
    [
      'server/checkout/create-order.int.test.ts',
      'server/checkout/repeat-order.int.test.ts',
      ...tests,
    ],
    [
      [
        'two lines of one product are checked apart',
        '{ ...line, quantity: (merged.get(key)?.quantity ?? 0) + quantity }',
        '{ ...line, quantity }',
      ],
    ],
  ),
];
