import fs, { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';

/** The error code of the next write, as from the kernel. */
let failure: string | undefined;
/** Called while a file is being written. */
let duringWrite: (() => Promise<void>) | undefined;

const reallyOpen = fs.open;

/** Opens a file as usual, but its write fails, or is inspected, half-way. */
const open: typeof fs.open = async (...args) => {
  const handle = await reallyOpen(...args);
  const code = failure;
  const check = duringWrite;
  if (check) {
    handle.writeFile = async (bytes) => {
      await handle.write('half');
      await check();
      await handle.write(bytes as Buffer, 0, undefined, 0);
    };
  }
  if (code) {
    handle.writeFile = async () => {
      await handle.write('half');
      throw Object.assign(new Error(code), { code });
    };
  }
  return handle;
};

// Named imports in other modules use the replaced function as well; it is restored, since other
// test files may share the process.
beforeAll(() => {
  fs.open = open;
  syncBuiltinESMExports();
});

afterAll(() => {
  fs.open = reallyOpen;
  syncBuiltinESMExports();
});

let folder: string;

beforeEach(async () => {
  failure = undefined;
  duringWrite = undefined;
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the image folder', () => {
  it('returns stored files, and creates the folder itself', async () => {
    const store = createFileStore(path.join(folder, 'deep', 'uploads'));
    expect(await store.put('a.webp', Buffer.from('one'))).toBe(true);
    expect((await store.get('a.webp'))?.toString()).toBe('one');
  });

  it('exposes nothing of a file before its write is complete', async () => {
    const store = createFileStore(folder);
    let seen: Buffer | undefined | 'nobody looked' = 'nobody looked';
    duringWrite = async () => {
      seen = await store.get('a.webp');
    };
    await store.put('a.webp', Buffer.from('whole'));
    expect(seen).toBeUndefined();
    expect((await store.get('a.webp'))?.toString()).toBe('whole');
  });

  it('never changes an existing file', async () => {
    const store = createFileStore(folder);
    await store.put('a.webp', Buffer.from('one'));
    expect(await store.put('a.webp', Buffer.from('two'))).toBe(false);
    expect((await readFile(path.join(folder, 'a.webp'))).toString()).toBe('one');
  });

  it('returns null for a missing file', async () => {
    const store = createFileStore(folder);
    expect(await store.get('a.webp')).toBeUndefined();
    await expect(store.remove('a.webp')).resolves.toBeUndefined();
  });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EIO', 'storage'],
  ])('maps %s to %s and leaves no partial file', async (kernel, code) => {
    failure = kernel;
    await expect(createFileStore(folder).put('a.webp', Buffer.from('one'))).rejects.toMatchObject({
      code,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('deletes partial files of a killed process, but none that may still be in progress', async () => {
    const [old, fresh] = [path.join(folder, '.old.part'), path.join(folder, '.fresh.part')];
    await writeFile(old, 'half');
    await writeFile(fresh, 'half');
    await utimes(old, 1, 1);
    // Set explicitly: the disk's clock may differ from this process's.
    const now = Date.now() / 1000;
    await utimes(fresh, now, now);
    await createFileStore(folder).put('a.webp', Buffer.from('one'));
    expect((await readdir(folder)).toSorted()).toEqual(['.fresh.part', 'a.webp']);
  });

  it('reports a storage error when its folder cannot be created', async () => {
    const store = createFileStore(path.join(process.execPath, 'uploads'));
    await expect(store.put('a.webp', Buffer.from('one'))).rejects.toMatchObject({
      name: 'ImageError',
      code: 'storage',
    });
  });
});
