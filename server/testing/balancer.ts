import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../boot/free-port.ts';

const places = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];
/** The path of nginx's program; undefined where it is not installed. */
export const nginx = places
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file));

const shipped = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** `status` is 0 for a failed connection. */
type Reply = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

export type Balancer = {
  /**
   * Sends a request through nginx on a new connection: nginx closes idle ones on a reload, which
   * browsers retry silently.
   */
  send: (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Reply>;
  /**
   * Sets the upstream processes from now on. Requests in progress end at their previous process.
   */
  sendTo: (addresses: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * nginx on a free loopback port as a load balancer of these processes, with the shipped
 * configuration.
 */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-nginx-'));
  const port = await freePort('127.0.0.1');
  async function configure(before: readonly string[]): Promise<void> {
    const servers = before
      .map((address) => `server ${address} max_fails=1 fail_timeout=2s;`)
      .join('\n    ');
    const text = (await readFile(shipped, 'utf8'))
      .replace(/(?:server shop-\d:3000 [^;]*;\s*)+/, `${servers}\n    `)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    await writeFile(path.join(folder, 'nginx.conf'), text);
  }

  await configure(addresses);
  const own = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`;
  const child: ChildProcess = spawn(
    nginx!,
    ['-e', `${folder}/error.log`, '-g', own, '-c', `${folder}/nginx.conf`],
    {
      stdio: 'ignore',
    },
  );

  const send: Balancer['send'] = (method, url, body, headers = {}) =>
    new Promise((resolve) => {
      const type = body ? { 'content-type': 'application/json' } : {};
      const options = {
        host: '127.0.0.1',
        port,
        path: url,
        method,
        agent: false,
        headers: { ...type, ...headers },
      };
      const none = () => resolve({ status: 0, headers: {}, body: '' });
      const sent = request(options, (reply) => {
        reply.once('error', none);
        void reply.toArray().then((parts) => {
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(parts).toString(),
          });
        }, none);
      });
      sent.once('error', none);
      sent.end(body && JSON.stringify(body));
    });

  return {
    send,
    async sendTo(before) {
      await configure(before);
      child.kill('SIGHUP');
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
