import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { maxPipelined } from '../platform/http/pipelining.ts';
import { processEnvironment } from '../testing/program-environment.ts';
import { newDataDir } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';

const main = path.join(import.meta.dirname, 'main.ts');

/** @returns resident memory of the process in MB, from its metrics */
async function residentMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

it('exits at SIGTERM despite an unfinished request and 50 clients that send many requests and read nothing', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, [main], {
    env: {
      ...processEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('is ready at')) ready();
    });
    child.once('exit', () => failed(new Error(`It did not start: ${output}`)));
  });

  const memoryBefore = await residentMemory(port);
  const dawdler = connect(port, '127.0.0.1');
  const deaf = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  for (const socket of [dawdler, ...deaf]) socket.on('error', () => {});
  await Promise.all([dawdler, ...deaf].map((socket) => once(socket, 'connect')));
  dawdler.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  // As many pipelined requests as permitted, and many more.
  for (const [n, socket] of deaf.entries()) {
    socket.pause();
    socket.write(
      'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(n % 2 ? maxPipelined : 1200),
    );
  }
  const results = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/healthz`)),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await residentMemory(port)) - memoryBefore).toBeLessThan(250);

  const startedAt = performance.now();
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  dawdler.destroy();
  for (const socket of deaf) socket.destroy();
  expect(code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
}, 150_000);
