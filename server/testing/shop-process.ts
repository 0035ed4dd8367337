import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram, processEnvironment } from './program-environment.ts';

export type ShopProcess = {
  /** Host and port, in the form of a balancer's configuration. */
  address: string;
  pid: number;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ProcessReply>;
  get: (path: string, headers?: Record<string, string>) => Promise<ProcessReply>;
  /** Kills the process like a power cut: no hook runs. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
export type ProcessReply = { status: number; body: any };

/** Starts the API as a separate process and resolves when it listens. */
export async function startShopProcess(env: Record<string, string>): Promise<ShopProcess> {
  const child = spawn(process.execPath, builtProgram('serve-api'), {
    env: { ...processEnvironment, SEED: 'none', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const origin = await firstLine(child);

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  }

  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    address: new URL(origin).host,
    pid: child.pid ?? 0,
    post: (path, body, headers) => send('POST', path, body, headers),
    get: (path, headers) => send('GET', path, undefined, headers),
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let output = '';
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => {
    errorOutput += chunk;
  });
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('\n')) return output.trim();
  }
  throw new Error(`The shop's process did not start: ${errorOutput}`);
}
