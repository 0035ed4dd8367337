import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, consents, users } from '../accounts/schema.ts';
import { products } from '../catalogue/schema.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember } from '../testing/members.ts';
import { addOrder } from '../testing/orders.ts';
import { processEnvironment } from '../testing/program-environment.ts';
import { databaseKinds, fillDataDir, newPostgresDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { CopyRejected } from './copy-data.ts';
import { moveDatabase } from './move-database.ts';

const admin = fileURLToPath(new URL('./admin.ts', import.meta.url));
/** A value that is corrupted by a copy that parses text or ignores types. */
const awkward = 'a "quoted" \\ back\\slash, {braces}, NULL,\n\tनीलम 💎';

describe.skipIf(!databaseKinds().includes('postgres'))('the move to a PostgreSQL server', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof newPostgresDatabase>>;
  const data = () => path.join(folder, 'data');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-move-'));
    server = await newPostgresDatabase('template0');
    await fillDataDir(data());
    const shop = await createTestShop(await openDatabase({ dataDir: data() }), {
      DATA_DIR: data(),
    });
    await addProduct(shop.deps, { id: 'ring', stock: 7 });
    await shop.deps.db.update(products).set({ description: awkward });
    const member = await newMember(shop);
    await shop.deps.db.update(users).set({ name: awkward });
    for (let n = 0; n < 3; n += 1)
      await addOrder(shop.deps, { id: `ord_${n}`, email: member.email });
    // More rows than are buffered at once.
    const consent = { purpose: 'newsletter', noticeVersion: '1', granted: true };
    await shop.deps.db.insert(consents).values(Array.from({ length: 1201 }, () => consent));
    await shop.close();
  });
  afterAll(async () => {
    await server.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('copies every row, and continues sequences', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, 'move', server.url], {
      env: { ...processEnvironment, DATA_DIR: data(), PAYMENTS: 'none' },
    });
    expect(stdout).toMatch(/orders\s+3\n/);
    expect(stdout).toMatch(/DATABASE_URL/);
    expect(stdout).not.toContain(server.url);
    const moved = await openDatabase({ databaseUrl: server.url, dataDir: data(), pool: 2 });
    try {
      const [product] = await moved.db.select().from(products);
      expect(product).toMatchObject({ id: 'ring', description: awkward });
      expect(await moved.db.$count(orders)).toBe(3);
      expect((await moved.db.select().from(users))[0]).toMatchObject({ name: awkward });
      expect([await moved.db.$count(consents), await moved.db.$count(addresses)]).toEqual([
        1201, 0,
      ]);
      const next = { purpose: 'newsletter', noticeVersion: '1', granted: false };
      const [added] = await moved.db.insert(consents).values(next).returning({ id: consents.id });
      expect(added).toEqual({ id: 1202 });
    } finally {
      await moved.close();
    }
  });

  it('is rejected for a non-empty target, and without a source', async () => {
    await expect(moveDatabase(data(), server.url)).rejects.toThrow(/holds \d+ tables/);
    await expect(moveDatabase(path.join(folder, 'nothing'), server.url)).rejects.toThrow(
      CopyRejected,
    );
  });
});
