import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { envExample } from './env-example.ts';
import { ownVariables } from './start-command.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('.env.example equals the output of `npm run env-example`', () => {
  expect(read('.env.example')).toBe(envExample());
});

describe.each(['start', 'dev', 'admin'])('npm run %s', (name) => {
  const command = JSON.parse(read('package.json')).scripts[name] as string;
  const folder = mkdtempSync(path.join(tmpdir(), 'jyotiratna-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Runs the script's shell expansion with a program that prints a variable. */
  const run = () => {
    const shell = `"${process.execPath}" ${ownVariables} -p "process.env.FROM_COPY"`;
    const { stdout, stderr } = spawnSync('sh', ['-c', shell], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    });
    return [stdout.trim(), stderr];
  };

  it('npm start loads the copy of it, and prints no warning without one', () => {
    expect(command).toContain(`node ${ownVariables}`);
    expect(run()).toEqual(['undefined', '']);
    writeFileSync(path.join(folder, '.env'), 'FROM_COPY=read\n');
    expect(run()).toEqual(['read', '']);
  });
});

it('the copy with secrets is in no commit and no image', () => {
  for (const line of ['.env', '.env.*']) expect(read('.gitignore').split('\n')).toContain(line);
  for (const line of ['**/.env', '**/.env.*'])
    expect(read('.dockerignore').split('\n')).toContain(line);
});
