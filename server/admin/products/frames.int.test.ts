import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const frame = (at: number, height = 40) =>
  sharp({ create: { width: 40, height, channels: 3, background: { r: at * 3, g: 40, b: 80 } } })
    .jpeg()
    .toBuffer();

describe.each(databaseKinds())('360° images of a stone on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let turn: Buffer[];
  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'ruby' });
    admin = await newMember(shop, 'admin');
    turn = await Promise.all(Array.from({ length: 20 }, (_, at) => frame(at)));
  });
  afterAll(() => shop.close());

  const put = (pictures: readonly Buffer[]) => {
    const files = pictures.map((bytes, at) => ({
      field: 'frames',
      name: `${at}.jpg`,
      type: 'image/jpeg',
      bytes,
    }));
    return sendForm(admin, 'put', '/admin/products/ruby/frames', {}, files);
  };
  const frames = async (): Promise<string[]> =>
    (await shop.visitor().get('/products/ruby')).body.product.frames;
  const read = (url = '') => shop.app.inject({ url });

  it('are on the stone’s page in order, and not in lists', async () => {
    expect((await put(turn)).status).toBe(200);
    const addresses = await frames();
    expect(addresses).toHaveLength(20);
    const colours = await Promise.all(
      addresses.map(
        async (url) => (await sharp((await read(url)).rawPayload).stats()).channels[0]?.mean ?? 0,
      ),
    );
    expect(colours).toEqual(colours.toSorted((a, b) => a - b));
    expect((await read(addresses[0])).headers['content-type']).toBe('image/webp');
    const { body } = await shop.visitor().get('/products');
    expect(body.products[0]).not.toHaveProperty('frames');
  });

  it('are replaced, and removed with their files unless in use', async () => {
    await put(turn);
    const [first] = await frames();
    const last = (await frames()).at(-1);
    await put(turn.slice(0, 18));
    expect((await read(first)).statusCode).toBe(200);
    expect((await read(last)).statusCode).toBe(404);
    expect((await admin.delete('/admin/products/ruby/frames')).status).toBe(200);
    expect(await frames()).toBeUndefined();
    expect((await read(first)).statusCode).toBe(404);
  });

  it('are rejected if too few or of different aspect ratios, naming the field', async () => {
    const few = await put(turn.slice(0, 17));
    const other = await put([...turn, await frame(1, 60)]);
    for (const { status, body } of [few, other])
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['frames']]);
    const rejected = await put([...turn, Buffer.from('no picture')]);
    expect([rejected.status, rejected.body.code]).toEqual([400, 'upload_type']);
    expect(await frames()).toBeUndefined();
  });
});
