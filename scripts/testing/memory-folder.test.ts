import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

describe('temporary files of tests', () => {
  let root: string;
  const before = tmpdir();
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'memory-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are in memory until their run ends', async () => {
    const remove = await keepTemporaryFilesInMemory({ root, spare: 0 });
    const folder = tmpdir();
    writeFileSync(path.join(folder, 'a file'), 'words');
    expect(path.dirname(folder)).toBe(root);
    await remove();
    expect(existsSync(folder)).toBe(false);
    expect(tmpdir()).toBe(before);
  });

  it('are in the default folder if memory is short or missing', async () => {
    for (const memory of [
      { root, spare: 2 ** 60 },
      { root: path.join(root, 'missing'), spare: 0 },
    ]) {
      const remove = await keepTemporaryFilesInMemory(memory);
      expect(tmpdir()).toBe(before);
      await remove();
    }
  });

  it('are deleted by the next run if their run was killed, but not those of an active run', async () => {
    const deadPid = spawnSync(process.execPath, ['--eval', '0']).pid;
    const [forgotten, used] = [deadPid, process.ppid].map((pid) =>
      path.join(root, `jyotiratna-tests-${pid}-x`),
    );
    for (const folder of [forgotten!, used!]) mkdirSync(folder);
    await (await keepTemporaryFilesInMemory({ root, spare: 0 }))();
    expect([forgotten!, used!].map((folder) => existsSync(folder))).toEqual([false, true]);
  });
});
