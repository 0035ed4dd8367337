import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports } from '../../admin/imports/check-import.ts';
import { runImports } from '../../admin/imports/run-import.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { differences } from './compare.ts';
import { startImageHost } from './image-host.ts';
import { customerFile, orderFile, productFile, reviewFile, type Size } from './old-shop.ts';

const size: Size = {
  products: 6,
  variants: 36,
  images: 18,
  customers: 60,
  orders: 150,
  reviews: 15,
};
const mapping = { options: {}, countryOfOrigin: 'India', mrpFromPrice: true, onePiece: true };

describe.each(databaseKinds())('the import of a small shop on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let images: Awaited<ReturnType<typeof startImageHost>>;
  beforeAll(async () => {
    images = await startImageHost(200);
    shop = await createTestShop(kind, { IMPORT_IMAGE_HOSTS: images.host });
    admin = await newMember(shop, 'admin');
  });
  afterAll(async () => {
    images.close();
    await shop.close();
  });

  it('stores every record of the files, and the totals of each month to the paisa', async () => {
    const { body } = await admin.post('/admin/imports');
    const { id } = body.import;
    const host = `http://${images.host}`;
    for (const file of [
      productFile(size, host),
      customerFile(size),
      orderFile(size),
      reviewFile(size),
    ])
      await sendForm(admin, 'post', `/admin/imports/${id}/files`, {}, [
        { field: 'file', name: 'export.csv', bytes: Buffer.from([...file].join('')) },
      ]);
    await admin.post(`/admin/imports/${id}/check`, { mapping });
    await checkImports(shop.deps);
    await admin.post(`/admin/imports/${id}/run`);
    await runImports(shop.deps);
    expect((await admin.get(`/admin/imports/${id}`)).body.import.status).toBe('finished');
    expect(await differences(shop.deps.db, size)).toEqual([]);
  });
});
