import { asc, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { designs, metalRates } from '../../catalogue/designs/schema.ts';
import { images } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('administration of setting designs on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ruby', price: 50_000, stock: 1, weightMg: 900 });
    await shop.deps.db.insert(metalRates).values({ metal: 'gold-22k', paisePerGram: 950_000 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(designs);
    await shop.deps.db.delete(auditLog);
  });

  const form = {
    name: 'lotus ring',
    nameHi: 'कमल अँगूठी',
    kind: 'ring',
    weights: [
      { metal: 'gold-22k', grams: 3.25, gramsPerSize: 0.07 },
      { metal: 'silver-925', grams: 2.1, gramsPerSize: 0.041 },
    ],
    making: 'per-gram',
    makingRupees: 600.5,
    daysToMake: 6,
  };
  const add = (fields: object = {}) => admin.post('/admin/designs', { ...form, ...fields });
  const put = (id: string, fields: object, member = admin) =>
    member.put(`/admin/designs/${id}`, { ...form, ...fields });
  const offer = (id: string, offered: boolean) =>
    admin.post(`/admin/designs/${id}/offer`, { offered });
  const sold = async () => (await shop.visitor().get('/designs')).body.designs;
  const entries = () =>
    shop.deps.db
      .select()
      .from(auditLog)
      .where(like(auditLog.action, 'design.%'))
      .orderBy(asc(auditLog.id));
  /** The price in rupees of the stone set in a design in gold, of ring size 14. */
  const priceIn = async (design: string) => {
    const extras = { setting: { design, metal: 'gold-22k', size: 14 } };
    const { body } = await shop
      .visitor()
      .post('/cart/quote', { items: [{ productId: 'ruby', quantity: 1, extras }] });
    return body.problems.length > 0 ? body.problems[0].code : body.quote.charge;
  };

  it('sells designs once added, in last place, at the price of their grams and making charges', async () => {
    const first = (await add()).body.design;
    const { status, body } = await add({ name: 'second ring' });
    expect(status).toBe(200);
    expect(body.design).toMatchObject({
      name: 'second ring',
      nameHi: 'कमल अँगूठी',
      weights: [
        { metal: 'silver-925', baseMg: 2100, perSizeMg: 41 },
        { metal: 'gold-22k', baseMg: 3250, perSizeMg: 70 },
      ],
      makingPaise: 60_050,
      offered: true,
      sample: false,
      version: 1,
    });
    expect((await sold()).map(({ name }: { name: string }) => name)).toEqual([
      'lotus ring',
      'second ring',
    ]);
    // 3.25 g and 13 sizes of 0.07 g are 4.16 g at ₹9,500, and its making charge of ₹600.50 per gram.
    expect(await priceIn(first.id)).toBe(50_000 + Math.round(4.16 * 9500 + 4.16 * 600.5));
  });

  it('applies a change immediately, removes the sample mark, and logs the changes', async () => {
    const { id } = (await add()).body.design;
    await shop.deps.db.update(designs).set({ sample: true });
    const { body } = await put(id, {
      version: 1,
      making: 'fixed',
      makingRupees: 1000,
      daysToMake: 9,
    });
    expect(body.design).toMatchObject({
      making: 'fixed',
      makingPaise: 100_000,
      daysToMake: 9,
      sample: false,
      version: 2,
    });
    expect(await priceIn(id)).toBe(50_000 + Math.round(4.16 * 9500 + 1000));
    const [added, changed] = await entries();
    expect(added).toMatchObject({
      action: 'design.add',
      subject: `design:${id}`,
      actorEmail: admin.email,
    });
    expect(changed).toMatchObject({
      action: 'design.update',
      difference: {
        making: { before: 'per-gram', after: 'fixed' },
        makingRupees: { before: 600.5, after: 1000 },
        daysToMake: { before: 6, after: 9 },
        version: { before: 1, after: 2 },
      },
    });
    expect(Object.keys(changed!.difference as object)).toHaveLength(4);
  });

  it('withdraws designs and makes them available again, each logged once', async () => {
    const { id } = (await add()).body.design;
    const results = await Promise.all([offer(id, false), offer(id, false), offer(id, false)]);
    expect(results.map(({ status, body }) => [status, body.design.offered])).toEqual(
      Array(3).fill([200, false]),
    );
    expect(await sold()).toEqual([]);
    expect(await priceIn(id)).toBe('setting_gone');
    await add({ name: 'another' });
    const listed = (await admin.get('/admin/designs')).body.designs;
    expect(
      listed.map(({ name, offered }: { name: string; offered: boolean }) => [name, offered]),
    ).toEqual([
      ['another', true],
      ['lotus ring', false],
    ]);
    expect((await offer(id, true)).body.design).toMatchObject({ offered: true, version: 3 });
    expect(typeof (await priceIn(id))).toBe('number');
    expect((await entries()).map(({ action }) => action)).toEqual([
      'design.add',
      'design.withdraw',
      'design.add',
      'design.offer',
    ]);
  });

  it('displays an image, which is deleted when it is replaced or removed', async () => {
    const { id } = (await add()).body.design;
    const at = `/admin/designs/${id}/picture`;
    const first = (await sendForm(admin, 'post', at, {}, [await solid(64, 64, 'png')])).body.design;
    expect(first.picture).toMatchObject({ width: 64, alt: 'lotus ring', altHi: 'कमल अँगूठी' });
    expect((await sold())[0].picture.id).toBe(first.picture.id);
    const other = (await sendForm(admin, 'post', at, {}, [await solid(32, 32, 'png')])).body.design;
    expect(other.picture.id).not.toBe(first.picture.id);
    const stored = async () =>
      (await shop.deps.db.select({ id: images.id }).from(images)).map((row) => row.id);
    expect(await stored()).toEqual([other.picture.id]);
    expect((await sendForm(admin, 'post', at, {}, [Buffer.from('no')])).body.code).toBe(
      'upload_type',
    );
    expect((await sendForm(admin, 'post', at, {}, [])).status).toBe(400);
    expect(
      (await sendForm(await newMember(shop), 'post', at, {}, [await solid(8, 8, 'png')])).status,
    ).toBe(403);
    for (let press = 0; press < 2; press += 1)
      expect((await admin.delete(at)).body.design.picture).toBeNull();
    expect([await stored(), (await sold())[0].picture]).toEqual([[], null]);
    expect((await entries()).map(({ action }) => action)).toEqual([
      'design.add',
      ...Array(3).fill('design.picture'),
    ]);
  });

  it('displays an image for each metal; shared files stay until no image uses them', async () => {
    const { id } = (await add()).body.design;
    const at = (metal: string) => `/admin/designs/${id}/pictures/${metal}`;
    const [shared, other] = [await solid(24, 24, 'png'), await solid(48, 48, 'png')];
    await sendForm(admin, 'post', `/admin/designs/${id}/picture`, {}, [shared]);
    await sendForm(admin, 'post', at('gold-22k'), {}, [shared]);
    const { design } = (await sendForm(admin, 'post', at('silver-925'), {}, [other])).body;
    const imagesOf = (one: { metalPictures: { metal: string; picture: { id: string } }[] }) =>
      one.metalPictures.map(({ metal, picture }) => [metal, picture.id]);
    const [silver] = design.metalPictures;
    expect(imagesOf(design)).toEqual([
      ['silver-925', silver.picture.id],
      ['gold-22k', design.picture.id],
    ]);
    expect(imagesOf((await sold())[0])).toEqual(imagesOf(design));
    for (let press = 0; press < 2; press += 1)
      expect((await admin.delete(at('silver-925'))).status).toBe(200);
    await admin.delete(`/admin/designs/${id}/picture`);
    const rows = await shop.deps.db.select({ id: images.id }).from(images);
    expect(rows).toEqual([{ id: design.picture.id }]);
    expect((await sendForm(admin, 'post', at('tin'), {}, [shared])).status).toBe(400);
  });

  it('moves designs up and down among the available ones, within bounds', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'gone']) ids.push((await add({ name })).body.design.id);
    await offer(ids[3]!, false);
    const move = (at: number, by: number) => admin.post(`/admin/designs/${ids[at]}/move`, { by });
    const namesOf = (list: { name: string }[]) => list.map(({ name }) => name).join('');
    expect(namesOf((await move(2, -1)).body.designs)).toBe('acbgone');
    expect(namesOf(await sold())).toBe('acb');
    expect(namesOf((await move(0, -1)).body.designs)).toBe('acbgone');
    expect(namesOf((await move(0, 1)).body.designs)).toBe('cabgone');
    expect([(await move(3, -1)).status, (await move(0, 2)).status]).toEqual([404, 400]);
    await Promise.all([move(0, 1), move(1, -1), move(2, 1), move(1, 1)]);
    expect([...namesOf(await sold())].sort().join('')).toBe('abc');
  });

  it('rejects the later of two concurrent edits with a report, and saves nothing of it', async () => {
    const { id } = (await add()).body.design;
    const other = await newMember(shop, 'admin');
    const results = await Promise.all([
      put(id, { version: 1, name: 'a' }, other),
      put(id, { version: 1, name: 'b' }, other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await put(id, { version: 1, daysToMake: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'stale_edit',
        design: { version: 2, daysToMake: 6 },
        changes: [{ by: other.email, fields: ['name'] }],
      },
    });
    expect((await put(id, { version: 2, daysToMake: 1 })).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ kind: 'crown' }, 'kind'],
    [{ weights: [] }, 'weights'],
    [{ weights: [{ metal: 'tin', grams: 1 }] }, 'weights.0.metal'],
    [{ weights: [{ metal: 'gold-22k', grams: 0 }] }, 'weights.0.grams'],
    [{ weights: [{ metal: 'gold-22k', grams: 1.0005 }] }, 'weights.0.grams'],
    [{ weights: [form.weights[0], form.weights[0]] }, 'weights.1.metal'],
    [{ kind: 'pendant', weights: [form.weights[0]] }, 'weights.0.gramsPerSize'],
    [{ making: 'hourly' }, 'making'],
    [{ makingRupees: -1 }, 'makingRupees'],
    [{ makingRupees: 1.005 }, 'makingRupees'],
    [{ daysToMake: 1.5 }, 'daysToMake'],
    [{ daysToMake: 121 }, 'daysToMake'],
    [{ makingPaise: 1 }, 'makingPaise'],
  ])('reject %j and name the field', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await shop.deps.db.$count(designs)).toBe(0);
  });

  it('is restricted to the owner, and returns not found for an unknown design', async () => {
    const user = await newMember(shop);
    expect((await user.post('/admin/designs', form)).status).toBe(403);
    expect((await put('dsg_none', { version: 1 })).status).toBe(404);
    expect((await offer('dsg_none', false)).status).toBe(404);
  });
});
