import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from './free-port.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it('SIGTERM ends the process though a client never ends its request and another never reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-end-'));
  folders.push(folder);
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SEED: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  let said = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('is ready at')) ready();
    });
    child.once('exit', () => failed(new Error(`It did not start: ${said}`)));
  });

  const [dawdler, deaf] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of [dawdler, deaf]) socket.on('error', () => {});
  await Promise.all([once(dawdler, 'connect'), once(deaf, 'connect')]);
  dawdler.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  deaf.pause();
  deaf.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));

  const began = performance.now();
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  dawdler.destroy();
  deaf.destroy();
  expect(code).toBe(0);
  expect(performance.now() - began).toBeLessThan(20_000);
}, 150_000);
