import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../platform/images/s3-store.ts';

export type S3Server = {
  /** The shop's settings for this server. */
  options: S3Options;
  /**
   * Stops the server like a crash: connections break and new ones are rejected. Its data stays on
   * disk.
   */
  crash: () => Promise<void>;
  /** After a crash: restarts at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const bucket = 'jyotiratna';
/** The only account of this server. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * A server of the S3 protocol with an empty bucket on disk: unlike `startBucket` it verifies
 * every signature, and cannot simulate failures.
 */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'jyotiratna-s3-'));
  const listen = async (port: number) => {
    const settings = {
      address: '127.0.0.1',
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket }],
    };
    const server = new S3rver({ ...settings, port, directory });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await listen(0);
  const crash = async () => {
    if (!server.httpServer.listening) return;
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      ...account,
      region: 'ap-south-1',
      retries: 0,
    },
    crash,
    restart: async () => {
      ({ server, port } = await listen(port));
    },
    stop: async () => {
      await crash();
      rmSync(directory, { recursive: true });
    },
  };
}
