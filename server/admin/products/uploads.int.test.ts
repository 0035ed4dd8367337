import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { images, productImages, products } from '../../catalogue/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { ImageError } from '../../platform/images/image-error.ts';
import { bigPng, claimingJpeg, solid } from '../../platform/images/images.fixture.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const wizard = { name: 'Pearl', category: 'Precious', originalPrice: '500' };
const mib = 1024 * 1024;

describe.each(databaseKinds())('uploads on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;
  /** Names of the files in the store, from its recorded calls. */
  const files = new Set<string>();
  let fail: 'disk-full' | 'storage' | null = null;

  beforeAll(async () => {
    shop = await createTestShop(kind, {}, { change: watchFiles });
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  function watchFiles(deps: Deps): Deps {
    const { images } = deps;
    return {
      ...deps,
      images: {
        ...images,
        accept: async (upload) => {
          if (fail) throw new ImageError(fail, 'no room');
          const stored = await images.accept(upload);
          files.add(stored.id);
          return stored;
        },
        read: async (file) => {
          if (fail) throw new ImageError(fail, 'no answer');
          return images.read(file);
        },
        remove: async (removed) => {
          await images.remove(removed);
          files.delete(removed.id);
        },
      },
    };
  }

  const send = (
    sent: Parameters<typeof sendForm>[4],
    fields: object = {},
    headers?: Record<string, string>,
  ) => sendForm(admin, 'post', '/admin/add/product', { ...wizard, ...fields }, sent, headers);

  async function expectEmpty() {
    expect(await shop.deps.db.$count(products)).toBe(0);
    expect(await shop.deps.db.$count(images)).toBe(0);
    expect([...files]).toEqual([]);
  }

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from('\u0089PNG<html><script>alert(1)</script>', 'latin1');
  const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
  const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  it.each([
    ['an SVG that says it is a PNG', svg, 'upload_type'],
    ['HTML dressed as a PNG', html, 'upload_type'],
    ['a GIF', gif, 'upload_type'],
    ['HTML behind the first bytes of a PNG', Buffer.concat([pngHead, html]), 'upload_broken'],
    ['an empty file', Buffer.alloc(0), 'upload_type'],
    ['256 megapixels in some kilobytes', bigPng(16_000, 16_000), 'upload_pixels'],
  ])('refuses %s, and the good picture beside it leaves nothing', async (_, bytes, code) => {
    const reply = await send([image, bytes]);
    expect([reply.status, reply.body.code, reply.body.position]).toEqual([400, code, 1]);
    await expectEmpty();
  });

  it('respond to all requests during concurrent uploads of 900-megapixel images', async () => {
    const bomb = bigPng(30_000, 30_000);
    const claims = await claimingJpeg(30_000, 30_000);
    const uploads = Promise.all(
      Array.from({ length: 4 }, () => send([bomb, claims, bomb, claims, bomb])),
    );
    const rest = await Promise.all(
      Array.from({ length: 20 }, () => shop.visitor().get('/products')),
    );
    expect(new Set(rest.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await uploads).map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [400, 'upload_pixels']),
    );
    await expectEmpty();
  });

  it('reject a truncated image', async () => {
    const full = await solid(300, 300, 'jpeg', true);
    expect((await send([full.subarray(0, full.length / 2)])).body.code).toBe('upload_broken');
    await expectEmpty();
  });

  it.each([
    ['a file over 5 MiB', [Buffer.alloc(5 * mib + 1)], 413, 'upload_size'],
    [
      'more than 20 MiB in all',
      Array.from({ length: 5 }, () => Buffer.alloc(5 * mib - 1)),
      413,
      'upload_size',
    ],
    ['a sixth picture', Array.from({ length: 6 }, () => Buffer.alloc(10)), 400, 'upload_count'],
    ['many more pictures', Array.from({ length: 60 }, () => Buffer.alloc(10)), 400, 'upload_count'],
    ['no picture', [], 400, 'invalid_input'],
  ])('refuses %s', async (_, sent, status, code) => {
    const reply = await send(sent);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    await expectEmpty();
  });

  it('reject a duplicate field, by its name', async () => {
    const boundary = 'boundary-of-the-form';
    const field = (name: string, value: unknown) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${
        typeof value === 'object' ? JSON.stringify(value) : value
      }\r\n`;
    const twice = Object.entries({ ...wizard }).map(([name, value]) => field(name, value));
    const body = `${twice.join('')}${field('name', 'Another name')}--${boundary}--\r\n`;
    const reply = await admin.post('/admin/add/product', Buffer.from(body), {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      origin: 'http://localhost:3000',
    });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['name']]);
    await expectEmpty();
  });

  it('reject files in another field and cross-site forms', async () => {
    expect((await send([{ field: 'avatar', bytes: image }])).body.fields).toHaveProperty('avatar');
    expect((await send([image], {}, { origin: 'https://evil.example' })).body.code).toBe(
      'foreign_origin',
    );
    expect((await send([image], {}, {})).body.code).toBe('foreign_origin');
    const json = await admin.post('/admin/add/product', wizard);
    expect([json.status, json.body.code]).toEqual([415, 'unsupported_media']);
    await expectEmpty();
  });

  it('treat a file name with a path as plain text', async () => {
    const reply = await send([{ name: '../../../etc/passwd', bytes: image, type: 'text/html' }]);
    expect(reply.body.product.images[0]).toMatch(/^\/pictures\/[0-9a-f]{24}-40\.webp$/);
    await admin.delete(`/admin/product/${reply.body.product.id}`);
    await expectEmpty();
  });

  it.each([
    ['disk-full', 507, 'storage_full'],
    ['storage', 503, 'storage_unavailable'],
  ] as const)('responds to %s with %i and %s', async (error, status, code) => {
    fail = error;
    const reply = await send([image]).finally(() => {
      fail = null;
    });
    expect([reply.status, reply.body.code, reply.body.position]).toEqual([status, code, 0]);
    await expectEmpty();
  });

  it('return 503 too if files are temporarily unreadable', async () => {
    fail = 'storage';
    const reply = await shop.app
      .inject({ url: `/pictures/${'a'.repeat(24)}-40.webp` })
      .finally(() => {
        fail = null;
      });
    expect([reply.statusCode, reply.json().code, reply.headers['cache-control']]).toEqual([
      503,
      'storage_unavailable',
      'no-store',
    ]);
  });

  it('leave no file after a later error', async () => {
    const unknown = await sendForm(admin, 'put', '/admin/product/rem_unknown', { name: 'x' }, [
      image,
    ]);
    expect(unknown.body.code).toBe('product_not_found');
    await expectEmpty();
  });

  it('retain an image shared by two remedies until both are deleted', async () => {
    const [one, two] = await Promise.all([send([image]), send([image, image])]);
    expect(two.body.product.images).toHaveLength(1);
    expect(files.size).toBe(1);
    await admin.delete(`/admin/product/${one.body.product.id}`);
    expect(files.size).toBe(1);
    await admin.delete(`/admin/product/${two.body.product.id}`);
    expect(await shop.deps.db.$count(productImages)).toBe(0);
    await expectEmpty();
  });

  it('read the form only for administrators', async () => {
    const user = await newMember(shop);
    const rejected = await Promise.all(
      [shop.visitor(), user].map((visitor) =>
        sendForm(visitor, 'post', '/admin/add/product', wizard, [image]),
      ),
    );
    expect(rejected.map(({ status, body }) => [status, body.message])).toEqual([
      [401, 'Not authorized (login as admin again)'],
      [403, 'Access denied (admin role required)'],
    ]);
    await expectEmpty();
  });
});
