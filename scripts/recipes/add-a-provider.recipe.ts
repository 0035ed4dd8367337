import type { Recipe } from './recipe.ts';

/** The provider itself is a test fixture: this recipe tests the shop's integration. */
const adapter = `import { z } from 'zod';
import { createOtherProvider } from '../../../payments/testing/other-provider.ts';
import type { PaymentAdapter } from '../adapter.ts';

const variables = { OTHERPAY_KEY: z.string().min(8, 'must have at least 8 characters').optional() };
type OtherpayEnv = { OTHERPAY_KEY?: string | undefined; PAYMENTS: string };

export const otherpay = {
  names: ['otherpay'],
  variables,
  groups: [],
  secretFields: ['seal'],
  choose: ({ OTHERPAY_KEY }) => (OTHERPAY_KEY ? 'otherpay' : null),
  errorOf: ({ OTHERPAY_KEY }, asked) =>
    asked === 'otherpay' && !OTHERPAY_KEY ? 'OTHERPAY_KEY is required when PAYMENTS is otherpay' : null,
  noMoney: () => null,
  open: async ({ OTHERPAY_KEY }) => (OTHERPAY_KEY ? [createOtherProvider('otherpay').provider] : []),
} as const satisfies PaymentAdapter<OtherpayEnv>;
`;

const browser = `import type { Callback, WindowRequest } from '../client.ts';

declare global {
  interface Window {
    OtherPay?: (order: string, key: string) => Promise<{ slip: string; seal: string } | null>;
  }
}

export async function openOtherpay({ order, keyId }: WindowRequest): Promise<Callback | null> {
  if (!window.OtherPay) throw new Error('The payment script defines no window.');
  const fields = await window.OtherPay(order.id, keyId);
  return fields && { fields, paymentId: fields.slip };
}
`;

const proof = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop('embedded', { PAYMENTS: 'otherpay', OTHERPAY_KEY: 'a key of this shop' });
  await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 5 });
});
afterAll(() => shop.close());

it('takes new orders', async () => {
  const { gatewayOrderId } = await startOrder(shop.visitor(), 1000, [{ productId: 'ring', quantity: 1 }]);
  expect(gatewayOrderId).toMatch(/^otherpay-bill-/);
});

it('says which variable it lacks', () => {
  expect(() => readEnv({ PAYMENTS: 'otherpay' })).toThrow(/^OTHERPAY_KEY/m);
});
`;

const providers = 'server/platform/payment-providers/providers.ts';

/** A payment provider: its adapter on both sides, and at most four files outside them. */
export const recipe: Recipe = {
  name: 'add a provider',
  title: 'A payment provider',
  edits: [
    {
      file: providers,
      before: "import type { PaymentProvider } from './provider.ts';\n",
      add: "import { otherpay } from './otherpay/adapter.ts';\n",
    },
    { file: providers, after: 'const adapters = [razorpay', add: ', otherpay' },
    { file: providers, after: '...razorpay.variables', add: ', ...otherpay.variables' },
    { file: providers, after: '[...razorpay.names', add: ', ...otherpay.names' },
    {
      file: 'web/features/payments/clients.ts',
      before: "import { openRazorpayWindow } from './razorpay/open-window.ts';\n",
      add: "import { openOtherpay } from './otherpay/open-otherpay.ts';\n",
    },
    {
      file: 'web/features/payments/clients.ts',
      before: '  razorpay: {',
      add: '  otherpay: { openWindow: openOtherpay },\n',
    },
    {
      file: 'README.md',
      before: '| `RAZORPAY_API_BASE` |',
      add: '| `OTHERPAY_KEY` | none | the key of the other payment provider |\n',
    },
  ],
  files: {
    'server/platform/payment-providers/otherpay/adapter.ts': adapter,
    'web/features/payments/otherpay/open-otherpay.ts': browser,
  },
  generate: [['node', 'scripts/env-example.ts']],
  upTo: 4,
  counts: (file) => !file.includes('/otherpay/'),
  proofs: { 'server/payments/otherpay.int.test.ts': proof },
  checks: [
    ['tsc', '-p', '.'],
    ['react-router', 'typegen', 'web'],
    ['tsc', '-p', 'web'],
    [
      'vitest',
      'run',
      '--project',
      'unit',
      'scripts/env-example',
      'server/platform/env',
      'server/boot',
    ],
    [
      'vitest',
      'run',
      '--project',
      'integration',
      'payments/otherpay.int',
      'payments/second-provider.int',
    ],
  ],
};
