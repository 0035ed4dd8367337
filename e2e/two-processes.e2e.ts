import { type PostgresServer, startPostgres } from '../server/testing/postgres-server.ts';
import { expect, test } from './journey.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';

// biome-ignore lint/suspicious/noExplicitAny: a journey looks into replies of every shape
type Reply = { status: number; body: any };

const firstAdministrator = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

async function post(base: string, path: string, body: object): Promise<Reply> {
  const reply = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

test.describe('two processes on one PostgreSQL', () => {
  // The last test kills a process.
  test.describe.configure({ mode: 'serial' });
  let processes: ShopProcess[] = [];
  let postgres: PostgresServer | undefined;
  test.beforeAll(async () => {
    postgres = await startPostgres();
    // Both start simultaneously: one migrates and seeds, the other waits or finds it done. Each
    // creates the administrator of its environment, and one of them owns the sandbox's ledger.
    const env = { DATABASE_URL: postgres.url, PAYMENTS: 'sandbox', ...firstAdministrator };
    processes = await Promise.all([startShop(env), startShop(env)]);
    processes.push(await startShop(env));
  });
  test.afterAll(async () => {
    await Promise.all(processes.map((shop) => shop.remove()));
    await postgres?.stop();
  });

  const shopOf = (n: number) => processes[n % 2] as ShopProcess;

  test('serve with a third one that started later', async () => {
    expect((await fetch(`${processes[2]!.url}/readyz`)).status).toBe(200);
    expect(await processes[2]!.stop()).toBe(0);
  });

  test('sell exactly the available stock, and both see every payment', async () => {
    const { products } = (await (await fetch(`${shopOf(0).url}/api/products`)).json()) as {
      products: { _id: string; quantity: number | null; discountedPrice: number }[];
    };
    const product = products
      .filter(({ quantity }) => quantity !== null && quantity >= 3)
      .sort((a, b) => Number(a.quantity) - Number(b.quantity))[0]!;
    const stock = product.quantity as number;
    const buyers = stock * 5;
    const created = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        post(shopOf(n).url, '/api/payments/create-order', {
          amount: product.discountedPrice,
          currency: 'INR',
          items: [{ productId: product._id, quantity: 1 }],
          email: `buyer-${n}@example.com`,
        }),
      ),
    );
    const won = created.filter(({ status }) => status === 200);
    expect(won.length).toBe(stock);
    expect(created.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
      Array(buyers - stock).fill(409),
    );

    const paid = await Promise.all(
      won.map(async ({ body }, n) => {
        // Paid at one process, verified at the other: both can access the sandbox's ledger,
        // whichever owns it.
        const attempt = await post(shopOf(n).url, '/sandbox/v1/checkout/attempt', {
          key: body.keyId,
          order_id: body.order.id,
          outcome: 'succeed',
        });
        return post(shopOf(n + 1).url, '/api/payments/verify', {
          ...attempt.body,
          amount: product.discountedPrice,
          currency: 'INR',
        });
      }),
    );
    expect(paid.map(({ status, body }) => [status, body.order?.status])).toEqual(
      Array(stock).fill([200, 'paid']),
    );
    const ids = new Set(paid.map(({ body }) => body.order._id));
    expect(ids.size).toBe(stock);
  });

  test('share their catalogue, and the sandbox survives the failure of its owner', async () => {
    const [first, second] = [shopOf(0), shopOf(1)];
    const [one, two] = await Promise.all(
      [fetch(`${first.url}/api/products`), fetch(`${second.url}/api/products`)].map(async (reply) =>
        (await reply).json(),
      ),
    );
    expect(two.total).toBe(one.total);
    await first.kill();
    const product = one.products.find((row: { quantity: number | null }) => row.quantity === null);
    const created = await post(second.url, '/api/payments/create-order', {
      amount: product.discountedPrice,
      currency: 'INR',
      items: [{ productId: product._id, quantity: 1 }],
    });
    expect(created.status).toBe(200);
    const attempt = await post(second.url, '/sandbox/v1/checkout/attempt', {
      key: created.body.keyId,
      order_id: created.body.order.id,
      outcome: 'succeed',
    });
    const verified = await post(second.url, '/api/payments/verify', {
      ...attempt.body,
      amount: product.discountedPrice,
      currency: 'INR',
    });
    expect(verified.body.order.status).toBe('paid');
  });
});
