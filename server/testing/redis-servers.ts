import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { freePort } from '../boot/free-port.ts';

export type RedisServer = {
  url: string;
  /** Kills the server: connections break and new ones are rejected. */
  kill: () => Promise<void>;
  /** Freezes the server: it keeps its connections, accepts new ones, and never responds. */
  freeze: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The program's name, resolved through PATH. */
const program = 'redis-server';

/**
 * A real redis-server on a free loopback port without persistence.
 * @returns null where it is not installed
 */
export async function startRedis(): Promise<RedisServer | null> {
  const port = await freePort('127.0.0.1');
  const child = spawn(program, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  const started = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.stdout.on(
      'data',
      (text: Buffer) => text.includes('Ready to accept connections') && resolve(true),
    );
  });
  if (!started) return null;
  const kill = () => end(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: async () => void child.kill('SIGSTOP'),
    stop: kill,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** A stand-in on a free port that acknowledges every command, until it is frozen. */
export async function startRedisStandIn(): Promise<RedisServer> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const commands = bytes.toString('latin1').match(/\*\d+\r\n/g) ?? [];
      if (!frozen) socket.write('+OK\r\n'.repeat(commands.length));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const kill = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((closed) => server.close(closed));
  };
  const freeze = async () => {
    frozen = true;
  };
  return { url: `redis://127.0.0.1:${port}`, kill, freeze, stop: kill };
}
