import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUser } from '../../privacy/queries.ts';
import { newMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { hashPassword } from '../password-hash.ts';
import { passkeyChallenges, passkeys, users } from '../schema.ts';
import { insertChallenge, insertPasskey, notePasskeyUse, takeChallenge } from './passkey-queries.ts';

describe.each(databaseKinds())('passkeys on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind);
  });
  afterAll(() => shop.close());

  const stored = (userId: string, id: string, counter = 0) =>
    insertPasskey(shop.deps.db, {
      id,
      userId,
      name: 'A device',
      publicKey: 'AAAA',
      counter,
      transports: ['internal'],
      backedUp: true,
    });
  const forged = (id: string) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  });

  it('have options that ask for a verified user and name no account at a login', async () => {
    const visitor = shop.visitor();
    const { body } = await visitor.post('/user/passkey-login/options', {});
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.options.allowCredentials ?? []).toEqual([]);
    expect((await visitor.post('/user/passkeys/options', {})).status).toBe(401);
  });

  it('need the password of an account that has one', async () => {
    const member = await newMember(shop);
    expect((await member.post('/user/passkeys/options', {})).status).toBe(200);
    await shop.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, member.id));
    expect((await member.post('/user/passkeys/options', {})).body.fields).toHaveProperty('password');
  });

  it('of unknown, forged and other roles are rejected alike', async () => {
    const member = await newMember(shop);
    await stored(member.id, 'known-key');
    const login = (id: string, role: string) =>
      shop.visitor().post('/user/passkey-login', { role, credential: forged(id) });
    const replies = await Promise.all([
      login('nobody', 'user'),
      login('known-key', 'user'),
      login('known-key', 'admin'),
    ]);
    for (const { status, body } of replies) expect([status, body.code]).toEqual([401, 'passkey_rejected']);
    expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1);
  });

  it('have challenges that are used once, for their purpose and user', async () => {
    const { db } = shop.deps;
    const member = await newMember(shop);
    await insertChallenge(db, 'one', 'register', member.id);
    expect(await takeChallenge(db, 'one', 'login', null)).toBe(false);
    expect(await takeChallenge(db, 'one', 'register', null)).toBe(false);
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeChallenge(db, 'one', 'register', member.id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await insertChallenge(db, 'old', 'login', null);
    await db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await takeChallenge(db, 'old', 'login', null)).toBe(false);
  });

  it('whose counter does not grow are copies; devices without a counter stay at 0', async () => {
    const { db } = shop.deps;
    const member = await newMember(shop);
    await stored(member.id, 'counting', 5);
    const uses = await Promise.all(Array.from({ length: 6 }, () => notePasskeyUse(db, 'counting', 6)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await notePasskeyUse(db, 'counting', 0)).toBe(false);
    await stored(member.id, 'without-counter');
    expect([await notePasskeyUse(db, 'without-counter', 0), await notePasskeyUse(db, 'without-counter', 0)]).toEqual([
      true,
      true,
    ]);
  });

  it('are listed and removed by their owner alone, and deleted with the account', async () => {
    const [owner, other] = [await newMember(shop), await newMember(shop)];
    await stored(owner.id, 'own-key');
    expect((await owner.get('/user/passkeys')).body.passkeys).toMatchObject([{ id: 'own-key', name: 'A device' }]);
    expect((await other.delete('/user/passkeys/own-key')).status).toBe(404);
    await stored(owner.id, 'second-key');
    expect((await owner.delete('/user/passkeys/own-key')).body.passkeys).toHaveLength(1);
    expect((await owner.get('/users/export')).body.passkeys).toHaveLength(1);
    await removeUser(shop.deps.db, { id: owner.id, email: owner.email, verifiedEmail: null });
    expect(await shop.deps.db.$count(passkeys, eq(passkeys.userId, owner.id))).toBe(0);
  });

  it('end at ten for one account', async () => {
    const member = await newMember(shop);
    for (let at = 0; at < 10; at += 1) await stored(member.id, `key-${at}`);
    expect((await member.post('/user/passkeys/options', {})).body.code).toBe('passkey_limit');
  });
});
