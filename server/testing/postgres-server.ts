import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../boot/free-port.ts';

const run = promisify(execFile);

export type PostgresServer = {
  url: string;
  /**
   * Kills the server at once: connections break, and the next start recovers from its log (WAL).
   */
  crash: () => Promise<void>;
  /** Restarts the server on the same data and port, and resolves when it responds. */
  restart: () => Promise<void>;
  /**
   * Suspends all processes of the server: the operating system accepts connections, but there is no
   * response.
   */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The script that creates a replica in deployments. */
const follow = fileURLToPath(new URL('../../deploy/postgres/follow.sh', import.meta.url));

/**
 * Starts a separate PostgreSQL server on a free loopback port, in a new folder. Committed data
 * survives its crash, as in production, but not a power cut.
 * @throws where no PostgreSQL binaries are found
 */
export async function startPostgres(): Promise<PostgresServer> {
  const home = await makeHome();
  await run(
    path.join(home.bin, 'initdb'),
    ['-D', home.data, '-U', 'shop', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    home.owner ?? {},
  );
  return startServer(home, [path.join(home.bin, 'postgres')], {});
}

/**
 * Starts a replica of this server, created by the shipped script.
 * @throws where no PostgreSQL binaries are found
 */
export async function startReplica(primaryUrl: string): Promise<PostgresServer> {
  const home = await makeHome();
  // As in the container image: empty, and accessible to all users.
  await mkdir(home.data);
  await chmod(home.data, 0o1777);
  if (home.owner) await chown(home.data, home.owner.uid, home.owner.gid);
  // Passed as a string: the user 'nobody' may not be able to read the project's folder.
  return startServer(home, ['sh', '-c', await readFile(follow, 'utf8'), 'follow.sh'], {
    PRIMARY_URL: primaryUrl,
  });
}

type Home = {
  bin: string;
  folder: string;
  data: string;
  owner: { uid: number; gid: number } | undefined;
};

async function makeHome(): Promise<Home> {
  const bin = await findBinaries();
  if (!bin) throw new Error('No PostgreSQL binaries were found.');
  const folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-postgres-'));
  // PostgreSQL does not run as root: the user 'nobody' runs it instead.
  const owner = process.getuid?.() === 0 ? await accountOf('nobody') : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  return { bin, folder, data: path.join(folder, 'data'), owner };
}

async function startServer(
  { bin, folder, data, owner }: Home,
  [program = '', ...first]: string[],
  env: Record<string, string>,
): Promise<PostgresServer> {
  const port = await freePort('127.0.0.1');
  const settings = [
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=120',
    '-c',
    // A crashed process loses no data that the operating system has accepted; a power cut is not
    // tested.
    'fsync=off',
    '-c',
    'synchronous_commit=on',
  ];
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  let exited: Promise<unknown>;
  let frozen: number[] = [];
  async function start(): Promise<void> {
    const PATH = [bin, process.env.PATH].join(path.delimiter);
    child = spawn(program, [...first, ...settings], {
      stdio: 'ignore',
      env: { ...process.env, PATH, PGDATA: data, ...env },
      ...owner,
    });
    exited = once(child, 'exit');
    await waitUntilReady(url, exited);
  }
  async function freeze(): Promise<void> {
    // The parent process first, so that it starts no further ones.
    child.kill('SIGSTOP');
    frozen = [child.pid!, ...(await childrenOf(child.pid!))];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  }
  async function thaw(): Promise<void> {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    await thaw();
    child.kill(signal);
    await exited;
  }
  await start();
  return {
    url,
    crash: () => end('SIGQUIT'),
    restart: start,
    freeze,
    thaw,
    stop: async () => {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!);
}

/**
 * Runs a PostgreSQL program.
 * @throws with its output when it fails, or where it is not installed
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  args: string[],
): Promise<void> {
  const bin = await findBinaries();
  if (!bin) throw new Error(`This test needs ${name}.`);
  await run(path.join(bin, name), args);
}

async function findBinaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? (await readdir(root)).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return (
    folders.find(
      (folder) =>
        existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')),
    ) ?? null
  );
}

async function accountOf(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function waitUntilReady(url: string, exited: Promise<unknown>): Promise<void> {
  const { Client } = (await import('pg')).default;
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  const deadline = performance.now() + 30_000;
  while (!hasExited && performance.now() < deadline) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (ready) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The PostgreSQL server of the tests did not start.');
}
