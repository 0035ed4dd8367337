import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The data folder is in use by another process. */
export class DataDirInUse extends Error {}

/**
 * Locks the data folder for this process: two processes on one embedded database lose rows without
 * an error. The lock is a listening socket, which the system frees even after a kill -9, unlike a
 * lock file.
 * @returns a function that unlocks the folder
 * @throws DataDirInUse if another process has the lock
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const server = net.createServer((socket) => socket.destroy());
  const address = socketAddress(await realpath(dataDir));
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (!isStale(address) || (await responds(address))) {
      throw new DataDirInUse(
        `The data folder ${dataDir} is in use by another Jyotiratna process. Stop it, or set DATA_DIR.`,
      );
    }
    await removeStale(address);
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function socketAddress(folder: string): string {
  const name = `jyotiratna-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

/** Only a socket file can be left behind by a killed process; Linux and Windows need no file. */
function isStale(address: string): boolean {
  return address.endsWith('.sock');
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      done();
    });
  });
}

function responds(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

async function removeStale(address: string): Promise<void> {
  const { rm } = await import('node:fs/promises');
  await rm(address, { force: true });
}
