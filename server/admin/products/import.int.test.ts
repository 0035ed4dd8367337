import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { products } from '../../catalogue/schema.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('remedies as CSV on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let now = Date.now;

  beforeAll(async () => {
    shop = await createTestShop(
      kind,
      {},
      { change: (deps) => ({ ...deps, clock: { now: () => now() } }) },
    );
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(products);
    await shop.deps.db.delete(auditLog);
    const row = {
      category: 'Precious' as const,
      originalPricePaise: 250_050,
      discountedPricePaise: 199_999,
    };
    await shop.deps.db.insert(products).values([
      {
        ...row,
        id: 'rem_1',
        slug: 'mala',
        name: 'रुद्राक्ष माला, "पञ्चमुखी"',
        description: 'Line one,\nline "two"\n\n=SUM(A1:A9)',
        stock: 7,
        attributes: [{ key: 'color', value: 'Brown', valueHi: 'भूरा', benefits: 'a, "b"' }],
        benefits: ["'quoted", '=cmd'],
        planets: ['Sun', 'Ketu'],
        hsn: '7116',
        countryOfOrigin: 'नेपाल',
        nameHi: 'पंचमुखी माला, "108"',
        descriptionHi: '=पहली पंक्ति।\nदूसरी पंक्ति।',
        benefitsHi: ['परंपरा से जप में', '@मन'],
      },
      {
        ...row,
        id: 'rem_2',
        slug: 'formula',
        name: '=HYPERLINK("http://x")',
        description: "'=already",
        isFeatured: true,
      },
      { ...row, id: 'rem_3', slug: 'plus', name: '+91 bead', stock: 0 },
    ]);
  });

  const rows = () => shop.deps.db.select().from(products).orderBy(products.id);
  const exported = async () => (await admin.get('/admin/products/export.csv')).body as string;
  const send = (text: string, dryRun: boolean) =>
    sendForm(admin, 'post', `/admin/products/import?dryRun=${dryRun}`, {}, [
      { field: 'file', name: 'remedies.csv', type: 'text/csv', bytes: Buffer.from(text) },
    ]);

  it('are exported as UTF-8 with a BOM, and no cell is a formula', async () => {
    const reply = await admin.get('/admin/products/export.csv');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.body.startsWith('\ufeffid,slug,name,')).toBe(true);
    const cells = (parse(reply.body, { bom: true }) as string[][]).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it('are exported to a file named by the day in India', async () => {
    // 1:30 a.m. of the next day in India.
    now = () => Date.UTC(2026, 10, 30, 20);
    const { headers } = await admin.get('/admin/products/export.csv');
    now = Date.now;
    expect(headers['content-disposition']).toBe('attachment; filename="remedies-2026-12-01.csv"');
  });

  it('are unchanged by an export and import', async () => {
    const before = await rows();
    const { body } = await send(await exported(), false);
    expect(body).toMatchObject({
      applied: true,
      created: 0,
      updated: 0,
      unchanged: 3,
      errorCount: 0,
    });
    expect(await rows()).toEqual(before);
    expect(await shop.deps.db.$count(auditLog)).toBe(0);
  });

  it('keep later Hindi content when a file without Hindi columns is imported', async () => {
    const before = await rows();
    const [head = [], ...body] = parse(await exported(), { bom: true }) as string[][];
    const old = [head, ...body].map((cells) => cells.filter((_, at) => !head[at]!.endsWith('_hi')));
    const file = old
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    expect(old[0]).not.toContain('name_hi');
    expect((await send(file, false)).body).toMatchObject({
      applied: true,
      updated: 0,
      unchanged: 3,
    });
    expect(await rows()).toEqual(before);
  });

  it('gain and lose Hindi by a file; an error names the column as in the file', async () => {
    const file = (cells: string) =>
      `id,name,name_hi,description_hi,benefits_hi\r\nrem_2,Bead,${cells}\r\n`;
    const hindi = async () => (await rows()).find(({ id }) => id === 'rem_2');
    await send(file('मनका,गोल मनका।,"[""ध्यान""]"'), false);
    expect(await hindi()).toMatchObject({
      nameHi: 'मनका',
      descriptionHi: 'गोल मनका।',
      benefitsHi: ['ध्यान'],
    });
    await send(file(',,'), false);
    expect(await hindi()).toMatchObject({ nameHi: '', descriptionHi: '', benefitsHi: [] });
    const { errors } = (await send(file('म,,[7]'), true)).body;
    expect(errors).toMatchObject([{ line: 2, column: 'benefits_hi' }]);
  });

  it('restore all deleted products from their export', async () => {
    const before = await rows();
    const lines = (await exported()).replace(/rem_\d/g, '');
    await shop.deps.db.delete(products);
    expect((await send(lines, false)).body).toMatchObject({ applied: true, created: 3 });
    const bare = (all: typeof before) =>
      all
        .map(({ id: _, createdAt: __, updatedAt: ___, draft: ____, ...row }) => row)
        .sort((a, b) => (a.slug < b.slug ? -1 : 1));
    expect(bare(await rows())).toEqual(bare(before));
  });

  it('are edited, added and logged by an import; units sold since the export stay sold', async () => {
    const file = (await exported()).replace('1999.99,7,7', '1500,10,7');
    await shop.deps.db.update(products).set({ stock: 5 }).where(eq(products.id, 'rem_1'));
    const cells = ['', '', 'New Pearl', 'Semi-Precious', '', '', '800', '3'];
    const dry = (await send(file, true)).body;
    expect(dry).toMatchObject({
      applied: false,
      changes: [
        {
          id: 'rem_1',
          added: false,
          difference: { discountedPrice: { before: 1999.99, after: 1500 } },
        },
      ],
    });
    expect(Object.keys(dry.changes[0].difference).sort()).toEqual(['discountedPrice', 'quantity']);
    const width = file.slice(0, file.indexOf('\r\n')).split(',').length;
    const fresh = `${cells.join(',')}${','.repeat(width - cells.length)}\r\n`;
    const { status, body } = await send(`${file}${fresh}`, false);
    expect([status, body]).toMatchObject([200, { created: 1, updated: 1, unchanged: 2 }]);
    const [mala, , , pearl] = (await rows()).sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
    expect(mala).toMatchObject({ discountedPricePaise: 150_000, stock: 8, version: 2 });
    expect(pearl).toMatchObject({
      draft: true,
      slug: 'new-pearl',
      originalPricePaise: 80_000,
      stock: 3,
      version: 1,
    });
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'product:rem_1'));
    expect(entries[0]).toMatchObject({
      action: 'product.import',
      difference: { quantity: { before: 5, after: 8 } },
    });
  });

  it('have HTML in descriptions converted to plain text, in a file as in the form', async () => {
    const html =
      '<p>Violet <b>beads</b>&nbsp;of 8 mm</p><ul><li>Light</li><li>Round</li></ul><style>p{}</style>';
    const text = 'Violet beads of 8 mm\n\nLight\nRound';
    const head = 'name,category,originalPrice,discountedPrice,description,description_hi';
    const reply = await send(`${head}\nViolet,Precious,1499,1199,"${html}",<p>बैंगनी</p>\n`, false);
    expect([reply.status, reply.body.created]).toEqual([200, 1]);
    const added = (await rows()).find(({ name }) => name === 'Violet')!;
    expect(added).toMatchObject({ description: text, descriptionHi: 'बैंगनी' });
    const fields = { name: 'Violet', category: 'Precious', description: `<div>${html}</div>` };
    const edit = await sendForm(admin, 'put', '/admin/product/rem_3', fields);
    expect([edit.status, edit.body.product.description]).toEqual([200, text]);
  });

  it('are neither visible nor sold when imported, until they have an image', async () => {
    const file = 'name,category,discountedPrice,quantity\r\nNew Pearl,Precious,800,3\r\n';
    await send(file, false);
    const { _id } = (await admin.get('/admin/products?search=pearl')).body.products[0];
    const visitor = shop.visitor();
    const found = async () => [
      (await visitor.get('/products/new-pearl')).status,
      (await visitor.get('/products?search=pearl')).body.total,
      (await visitor.post('/cart/quote', { items: [{ productId: _id, quantity: 1 }] })).body.quote
        .subtotal,
    ];
    expect((await admin.get('/admin/products?search=pearl')).body.products).toMatchObject([
      { draft: true },
    ]);
    expect(await found()).toEqual([404, 0, 0]);
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#eee' } })
      .png()
      .toBuffer();
    const edit = await sendForm(
      admin,
      'put',
      `/admin/product/${_id}`,
      { name: 'New Pearl', category: 'Precious' },
      [png],
    );
    expect(edit.body.product).toMatchObject({ draft: false });
    expect(await found()).toEqual([200, 1, 800]);
  });

  it.each([
    [
      'semicolons and Excel’s own line',
      '\ufeffsep=;\r\nname;category;discountedPrice\r\nNew;Precious;"1,5"\r\n',
      3,
    ],
    [
      'blank rows and columns at the end',
      'name,category,discountedPrice,,\nNew,Precious,abc,,\n,,,,\n , ,,,\n',
      2,
    ],
  ])('parses %s; errors retain their line numbers', async (_, file, line) => {
    const { body } = await send(file, true);
    expect(body.errors).toMatchObject([{ line, column: 'discountedPrice' }]);
  });

  it('are checked by a dry run, which names every error by line and column and changes nothing', async () => {
    const before = await rows();
    const file = [
      'id,name,category,discountedPrice,attributes',
      'rem_1,Fine,Precious,100,[]',
      'rem_9,Gone,Precious,100,[]',
      'rem_1,Again,Precious,100,[]',
      ',"Two',
      'lines",Metal,abc,[]',
      ',X,Precious,5,"[{""key"":""color"",""value"":""v"",""__proto__"":{}}]"',
    ].join('\n');
    const dry = await send(file, true);
    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({ applied: false, updated: 1, errorCount: 6 });
    expect(
      dry.body.errors.map(
        ({ line, column }: { line: number; column: string }) => `${line} ${column}`,
      ),
    ).toEqual(['3 id', '4 id', '5 name', '5 category', '5 discountedPrice', '7 attributes']);
    const real = await send(file, false);
    expect([real.status, real.body.errorCount]).toEqual([400, 6]);
    expect(await rows()).toEqual(before);
  });

  it('are rejected in a file that is too large, missing, or in another field', async () => {
    expect((await send('x'.repeat(10 * 1024 * 1024 + 1), true)).status).toBe(413);
    expect((await sendForm(admin, 'post', '/admin/products/import', {}, [])).status).toBe(400);
    expect(
      (await sendForm(admin, 'post', '/admin/products/import', {}, [Buffer.from('name')])).status,
    ).toBe(400);
  });
});
