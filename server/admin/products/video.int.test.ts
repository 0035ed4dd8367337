import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(1000, 7)]);
const webm = Buffer.concat([
  Buffer.from('1a45dfa3', 'hex'),
  Buffer.from('....webm'),
  Buffer.alloc(500, 9),
]);

describe.each(databaseKinds())('a video of a stone on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    await addProduct(shop.deps, { id: 'ruby' });
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  const put = (bytes: Buffer) =>
    sendForm(admin, 'put', '/admin/products/ruby/film', {}, [
      { field: 'film', name: 'film.mp4', type: 'video/mp4', bytes },
    ]);
  const videoAddress = async () => (await shop.visitor().get('/products/ruby')).body.product.film;
  const read = (url: string, range?: string) =>
    shop.app.inject({ url, headers: range ? { range } : {} });

  it('is on the stone’s page at once, and sent by byte ranges', async () => {
    expect(await videoAddress()).toBeUndefined();
    expect((await put(mp4)).status).toBe(200);
    const address = await videoAddress();
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{24}-1\.mp4$/);
    const full = await read(address);
    expect([full.statusCode, full.headers['content-type'], full.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(full.rawPayload).toEqual(mp4);
    const part = await read(address, 'bytes=4-7');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${mp4.length}`,
    ]);
    expect((await read(address, `bytes=${mp4.length}-`)).statusCode).toBe(416);
  });

  it('is replaced by another one, and removed with its file', async () => {
    await put(mp4);
    const first = await videoAddress();
    await put(webm);
    const second = await videoAddress();
    expect(second).toMatch(/\.webm$/);
    expect((await read(first)).statusCode).toBe(404);
    expect((await admin.delete('/admin/products/ruby/film')).status).toBe(200);
    expect(await videoAddress()).toBeUndefined();
    expect((await read(second)).statusCode).toBe(404);
  });

  it('is deleted with its stone, as is the report', async () => {
    await addProduct(shop.deps, { id: 'garnet' });
    const send = (field: string, bytes: Buffer, type: string) =>
      sendForm(admin, 'put', `/admin/products/garnet/${field}`, {}, [
        { field, name: field, type, bytes },
      ]);
    await send('film', mp4, 'video/mp4');
    const { body } = await send('report', Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf');
    const files = [body.product.film, body.product.reportFile];
    for (const file of files) expect([file, (await read(file)).statusCode]).toEqual([file, 200]);
    expect((await admin.delete('/admin/product/garnet')).status).toBe(200);
    for (const file of files) expect((await read(file)).statusCode).toBe(404);
  });

  it.each([
    ['a QuickTime film', Buffer.from('\0\0\0\x18ftypqt  ', 'latin1')],
    ['a picture by the name of a film', Buffer.from('\x89PNG\r\n', 'latin1')],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s, and names the field', async (_, bytes) => {
    const reply = await put(bytes);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['film']]);
    expect(await videoAddress()).toBeUndefined();
  });
});
