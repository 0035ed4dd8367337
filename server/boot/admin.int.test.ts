import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from '../db/lock-data-dir.ts';

const program = fileURLToPath(new URL('./admin.ts', import.meta.url));

describe('the command line for administrators', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-admin-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  /** Output and exit code of one run. */
  function run(words: string[], env: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
    return new Promise((done) => {
      const settings = {
        PATH: process.env.PATH ?? '',
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://shop.example.in',
        ...env,
      };
      execFile(process.execPath, [program, ...words], { env: settings }, (error, out, err) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });
  }

  it('invites, with a link', async () => {
    const { code, out, err } = await run(['invite', 'New@Example.in']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/https:\/\/shop\.example\.in\/admin\/register\?invite=[\w-]{43}&email=new%40example\.in/);
  });

  it('says in one line that a running shop holds the embedded database', async () => {
    const unlock = await lockDataDir(dataDir);
    const { code, err } = await run(['list']);
    await unlock();
    expect(code).toBe(1);
    expect(err).toMatch(/^The shop is running, .* \/admin\/team, .*\n$/);
  });

  it.each([
    [[], /^Usage: /],
    [['constructor'], /^Usage: /],
    [['invite'], /^Usage: /],
    [['invite', 'nobody'], /^nobody is no e-mail address\.\n$/],
  ])('explains %j', async (words, expected) => {
    const { code, err } = await run(words);
    expect(code).toBe(1);
    expect(err).toMatch(expected);
  });

  it('resets only administrators', async () => {
    const { code, err } = await run(['reset', 'nobody@example.in']);
    expect(code).toBe(1);
    expect(err).toBe('There is no administrator with the email nobody@example.in.\n');
  });
});
