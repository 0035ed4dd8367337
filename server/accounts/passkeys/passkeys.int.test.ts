import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/outbox/schema.ts';
import { removeUser } from '../../privacy/queries.ts';
import { newMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { passkeyChallenges, passkeys } from '../credentials-schema.ts';
import { issueToken } from '../issue-token.ts';
import { hashPassword } from '../password-hash.ts';
import { sessions, users } from '../schema.ts';
import { writeSecondFactorRequired } from '../second-factor/required-queries.ts';
import {
  insertChallenge,
  insertPasskey,
  recordPasskeyUse,
  takeChallenge,
} from './passkey-queries.ts';

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

  it('have options that require user verification, and that disclose no account at login', async () => {
    const visitor = shop.visitor();
    const { body } = await visitor.post('/user/passkey-login/options', {});
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.options.allowCredentials ?? []).toEqual([]);
    expect((await visitor.post('/user/passkeys/options', {})).status).toBe(401);
  });

  it('are added with the password, or soon after a login to an account without one', async () => {
    const member = await newMember(shop);
    const google = () => member.post('/users/google', { redirectUri: 'https://x.example/' });
    expect((await member.post('/user/passkeys/options', {})).status).toBe(200);
    await shop.deps.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.userId, member.id));
    for (const { status, body } of [
      await member.post('/user/passkeys/options', {}),
      await google(),
    ])
      expect([status, body.message]).toEqual([400, expect.stringContaining('ten minutes')]);
    await shop.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, member.id));
    expect((await member.post('/user/passkeys/options', {})).body.fields).toHaveProperty(
      'password',
    );
  });

  it('are rejected alike whether unknown, forged or of another role', async () => {
    const member = await newMember(shop);
    await stored(member.id, 'known-key');
    const login = (id: string, role: string) =>
      shop.visitor().post('/user/passkey-login', { role, credential: forged(id) });
    const results = await Promise.all([
      login('nobody', 'user'),
      login('known-key', 'user'),
      login('known-key', 'admin'),
    ]);
    for (const { status, body } of results)
      expect([status, body.code]).toEqual([401, 'passkey_rejected']);
    expect(new Set(results.map(({ body }) => body.message)).size).toBe(1);
  });

  it('have single-use challenges, each valid for its purpose and user', async () => {
    const { db } = shop.deps;
    const member = await newMember(shop);
    await insertChallenge(db, 'one', 'register', member.id);
    expect(await takeChallenge(db, 'one', 'login', null)).toBe(false);
    expect(await takeChallenge(db, 'one', 'register', null)).toBe(false);
    const logins = await Promise.all(
      Array.from({ length: 8 }, () => takeChallenge(db, 'one', 'register', member.id)),
    );
    expect(logins.filter(Boolean)).toHaveLength(1);
    await insertChallenge(db, 'old', 'login', null);
    await db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await takeChallenge(db, 'old', 'login', null)).toBe(false);
  });

  it('are rejected as clones if their counter does not grow; devices without a counter stay at 0', async () => {
    const { db } = shop.deps;
    const member = await newMember(shop);
    await stored(member.id, 'counting', 5);
    const uses = await Promise.all(
      Array.from({ length: 6 }, () => recordPasskeyUse(db, 'counting', 6)),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await recordPasskeyUse(db, 'counting', 0)).toBe(false);
    await stored(member.id, 'without-counter');
    expect([
      await recordPasskeyUse(db, 'without-counter', 0),
      await recordPasskeyUse(db, 'without-counter', 0),
    ]).toEqual([true, true]);
  });

  it('are listed and removed by their owner alone, and deleted with the account', async () => {
    const [owner, other] = [await newMember(shop), await newMember(shop)];
    await stored(owner.id, 'own-key');
    expect((await owner.get('/user/passkeys')).body.passkeys).toMatchObject([
      { id: 'own-key', name: 'A device' },
    ]);
    expect((await other.delete('/user/passkeys/own-key', {})).status).toBe(404);
    await stored(owner.id, 'second-key');
    expect((await owner.delete('/user/passkeys/own-key', {})).body.passkeys).toHaveLength(1);
    expect((await owner.get('/users/export')).body.passkeys).toHaveLength(1);
    await removeUser(shop.deps.db, { id: owner.id, email: owner.email, verifiedEmail: null });
    expect(await shop.deps.db.$count(passkeys, eq(passkeys.userId, owner.id))).toBe(0);
  });

  it('are removed with the password, or soon after a login without one, and their owner is notified', async () => {
    const { db } = shop.deps;
    const [plain, owner] = [await newMember(shop), await newMember(shop)];
    await stored(plain.id, 'plain-key');
    await db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.userId, plain.id));
    expect((await plain.delete('/user/passkeys/plain-key', {})).status).toBe(400);
    await db.update(sessions).set({ createdAt: sql`now()` }).where(eq(sessions.userId, plain.id));
    expect((await plain.delete('/user/passkeys/plain-key', {})).status).toBe(200);

    await stored(owner.id, 'kept-key');
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('quiet marigold 41') })
      .where(eq(users.id, owner.id));
    const remove = (proof: object) => owner.delete('/user/passkeys/kept-key', proof);
    expect((await remove({})).body.fields).toHaveProperty('password');
    expect((await remove({ password: 'quiet marigold 42' })).status).toBe(400);
    expect((await remove({ credential: forged('kept-key') })).body.code).toBe('passkey_rejected');
    expect(await db.$count(outbox, eq(outbox.key, 'passkey-removed:kept-key'))).toBe(0);
    expect((await remove({ password: 'quiet marigold 41' })).body.passkeys).toEqual([]);
    expect(await db.$count(outbox, eq(outbox.key, 'passkey-removed:kept-key'))).toBe(1);
    const { options } = (await owner.post('/user/passkeys/removal', {})).body;
    expect(await takeChallenge(db, options.challenge, 'login', null)).toBe(false);
    expect(await takeChallenge(db, options.challenge, 'removal', plain.id)).toBe(false);
  });

  it('open a session that satisfies a required second factor; a password alone does not', async () => {
    const { db } = shop.deps;
    const admin = await newMember(shop, 'admin');
    await writeSecondFactorRequired(db, true);
    expect((await admin.get('/admin/parcels')).body.code).toBe('second_factor_required');
    const login = (method: 'passkey' | 'password') =>
      db.update(sessions).set({ method }).where(eq(sessions.userId, admin.id));
    await login('passkey');
    expect((await admin.get('/admin/parcels')).status).toBe(200);
    await login('password');
    expect((await admin.get('/admin/parcels')).body.code).toBe('second_factor_required');
    await writeSecondFactorRequired(db, false);
  });

  it('are deleted when the email change is reverted, and when the mailbox disowns the account', async () => {
    const { db } = shop.deps;
    const [moved, strange] = [await newMember(shop), await newMember(shop)];
    await stored(moved.id, 'moved-key');
    await stored(strange.id, 'strange-key');
    await addOrder(shop.deps, { id: 'ord_strange', userId: strange.id });
    const back = await issueToken(db, {
      purpose: 'email-back',
      email: 'old@example.in',
      userId: moved.id,
    });
    expect((await shop.visitor().post('/user/email/restore', { token: back.token })).status).toBe(
      200,
    );
    const verify = await issueToken(db, {
      purpose: 'verify',
      email: strange.email,
      userId: strange.id,
    });
    expect(
      (await shop.visitor().post('/user/verify-email/disown', { token: verify.token })).status,
    ).toBe(200);
    const left = await db.select({ id: passkeys.id }).from(passkeys);
    expect(left.map(({ id }) => id)).not.toContain('moved-key');
    expect(left.map(({ id }) => id)).not.toContain('strange-key');
  });

  it('are limited to ten per account', async () => {
    const member = await newMember(shop);
    for (let at = 0; at < 10; at += 1) await stored(member.id, `key-${at}`);
    expect((await member.post('/user/passkeys/options', {})).body.code).toBe('passkey_limit');
  });
});
