import { readFile, utimes, writeFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/password-hash.ts';
import { addresses, users } from '../../accounts/schema.ts';
import { newId } from '../../platform/secrets/token.ts';
import {
  type ArchiveShop,
  archiveOf,
  filesOf,
  fillForArchive,
  openForArchive,
} from '../../testing/archives-at-shop.ts';
import { newMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { archivePath, makeArchives } from './make-archive.ts';
import { archives } from './schema.ts';

const memberPassword = 'quiet marigold 41';

describe.each(databaseKinds())('the file of an archive on %s', (kind) => {
  let from: ArchiveShop;
  beforeAll(async () => {
    from = await openForArchive(kind);
    const passwordHash = await hashPassword(memberPassword);
    await from.shop.deps.db.update(users).set({ passwordHash }).where(eq(users.id, from.admin.id));
    await fillForArchive(from);
    await archiveOf(from);
  });
  afterAll(() => from.shop.close());

  it('contains no passwords and no administrators', async () => {
    const [entry] = (await from.admin.get('/admin/archives')).body.archives;
    const text = await readFile(archivePath(from.shop.deps.env, entry.id), 'latin1');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('password_hash');
    expect(text).not.toContain('"role"');
    expect(text).not.toContain('sealed:');
    for (const secret of ['asked@invented.example', 'c2VhbGVk', `"user_id": "${from.admin.id}`])
      expect(text).not.toContain(secret);
  });

  it('is downloaded only after the password was entered, by the same administrator', async () => {
    const [entry] = (await from.admin.get('/admin/archives')).body.archives;
    const key = (password: string) =>
      from.admin.post(`/admin/archives/${entry.id}/key`, { password });
    expect((await key('not this one')).body.fields).toHaveProperty('password');
    const opened = await key(memberPassword);
    expect(opened.status).toBe(200);
    const path = `/admin/archives/${entry.id}/archive.tar?key=${encodeURIComponent(opened.body.key)}`;
    expect((await from.admin.get(path)).status).toBe(200);
    const other = await newMember(from.shop, 'admin');
    expect((await other.get(path)).status).toBe(400);
    expect((await from.shop.visitor().get(path)).status).toBe(401);
    expect((await from.admin.get(path.replace(/key=.*/, 'key=x'))).status).toBe(400);
  });

  it('is completed after a kill, and equals an uninterrupted one', async () => {
    const allFiles = await filesOf(await archiveOf(from));
    await from.admin.post('/admin/archives');
    let reads = 0;
    const cut: typeof from.shop.deps = {
      ...from.shop.deps,
      db: new Proxy(from.shop.deps.db, {
        get(target, name) {
          if (name === 'transaction' && ++reads > 12) throw new Error('killed');
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    };
    await expect(makeArchives(cut)).rejects.toThrow('killed');
    const { db } = from.shop.deps;
    await makeArchives(from.shop.deps);
    // Another process has the lease of this archive until it expires.
    expect((await from.admin.get('/admin/archives')).body.archives[0].status).toBe('making');
    expect((await from.admin.post('/admin/archives')).status).toBe(409);
    await db.update(archives).set({ leaseUntil: sql`now() - interval '1 second'` });
    await makeArchives(from.shop.deps);
    const [entry] = (await from.admin.get('/admin/archives')).body.archives;
    expect(await filesOf(await readFile(archivePath(from.shop.deps.env, entry.id)))).toEqual(
      allFiles,
    );
  });

  it('is left to the process that took over its lease while a chunk was read', async () => {
    await from.admin.post('/admin/archives');
    const { db, env } = from.shop.deps;
    const newest = async () => (await from.admin.get('/admin/archives')).body.archives[0];
    const read = async () => readFile(archivePath(env, (await newest()).id));
    let taken: Buffer | undefined;
    const slow: typeof from.shop.deps = {
      ...from.shop.deps,
      db: new Proxy(db, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (name !== 'transaction')
            return typeof value === 'function' ? value.bind(target) : value;
          return async (...parts: Parameters<typeof db.transaction>) => {
            const lines = await target.transaction(...parts);
            if (!taken && String(lines).includes('Johari Bazar')) {
              await db.update(addresses).set({ addressLine: '12 Johari Bazar, near the gate' });
              await db.update(archives).set({ leaseUntil: sql`now() - interval '1 second'` });
              await makeArchives(from.shop.deps);
              taken = await read();
            }
            return lines;
          };
        },
      }),
    };
    await makeArchives(slow);
    expect((await newest()).status).toBe('ready');
    expect(await read()).toEqual(taken);
  });

  it('is deleted when it is old and its archive no longer exists', async () => {
    const { env } = from.shop.deps;
    const [made] = (await from.admin.get('/admin/archives')).body.archives;
    const orphan = archivePath(env, newId('arc_'));
    await writeFile(orphan, 'left by a deletion');
    await makeArchives(from.shop.deps);
    expect((await readFile(orphan)).length).toBeGreaterThan(0);
    await utimes(orphan, new Date(0), new Date(0));
    await makeArchives(from.shop.deps);
    await expect(readFile(orphan)).rejects.toThrow('ENOENT');
    expect((await readFile(archivePath(env, made.id))).length).toBe(made.bytes);
  });

  it('is deleted when it expires', async () => {
    const { db, env } = from.shop.deps;
    const [entry] = (await from.admin.get('/admin/archives')).body.archives;
    await db.update(archives).set({ expiresAt: sql`now() - interval '1 second'` });
    await makeArchives(from.shop.deps);
    expect((await from.admin.get('/admin/archives')).body.archives).toEqual([]);
    await expect(readFile(archivePath(env, entry.id))).rejects.toThrow('ENOENT');
  });
});
