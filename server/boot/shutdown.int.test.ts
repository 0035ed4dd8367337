import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { programEnvironment } from '../testing/program-environment.ts';
import { newDataDir } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';

const main = path.join(import.meta.dirname, 'main.ts');

it('SIGTERM ends the process though a client never ends its request and another never reads', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, [main], {
    env: {
      ...programEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
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
