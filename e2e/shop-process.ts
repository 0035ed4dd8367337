import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startCommand } from '../scripts/start-command.ts';
import { quickStart } from '../scripts/testing/quick-start.ts';
import { now } from './clock.ts';

/** Module that sets the clock of a shop and of its embedded database. */
const setClock = pathToFileURL(
  fileURLToPath(new URL('../scripts/testing/set-clock.ts', import.meta.url)),
).href;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The administrator of every shop started by tests, with a password generated per run. */
export const administrator = {
  email: 'owner@example.com',
  password: `owner-${crypto.randomUUID()}`,
};

/**
 * A file next to a seeded shop's data with the output of its first start, the only place with the
 * sample healer's password.
 */
export const firstOutput = 'first-words.txt';

export type ShopProcess = {
  url: string;
  pid: number;
  dataDir: string;
  /** All output of the process; for a copy, including that of the first start on its data. */
  output: () => string;
  /** Sends SIGTERM and waits for the exit; returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills the process (SIGKILL). */
  kill: () => Promise<void>;
  /** Starts the shop again on the same data and port. */
  restart: () => Promise<void>;
  /**
   * Stops the shop and deletes its data. @throws if an endpoint returned an undeclared error code
   */
  remove: () => Promise<void>;
};

/**
 * Starts the shop on the day of the end-to-end tests, and waits until it is ready. A PostgreSQL
 * server, whose clock is authoritative and cannot be set, requires the machine's time.
 * @throws with its output if it exits instead
 * @param how `quickly` for tests; `as npm start`, at the machine's time, for measurements
 */
export async function startShop(
  env: Record<string, string> = {},
  how: 'quickly' | 'as npm start' = 'quickly',
): Promise<ShopProcess> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'jyotiratna-shop-')));
  // A copy of a seeded shop starts in half the time; data or a database given by the caller are
  // used as they are.
  const seeded = process.env.SEEDED_SHOP;
  const isCopy = seeded && !env.DATA_DIR && !env.DATABASE_URL && !env.SEED;
  if (isCopy) await cp(seeded, dataDir, { recursive: true });
  const firstRunOutput = isCopy
    ? await readFile(path.join(dataDir, firstOutput), 'utf8').catch(() => '')
    : '';
  let output = '';
  let child: ChildProcess;
  let url = '';

  async function start(port: string): Promise<void> {
    const { args, variables } = how === 'quickly' ? quickly(env) : asNpmStart();
    child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...(process.env.TZ && { TZ: process.env.TZ }),
        LOG_LEVEL: 'warn',
        ...variables,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        ...env,
        DATA_DIR: dataDir,
        PORT: port,
      },
    });
    url = await new Promise<string>((ready, fail) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        const found = /ready at (http\S+)/.exec(output.slice(-400));
        if (found?.[1]) ready(found[1]);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => fail(new Error(`The shop ended with ${code}:\n${output}`)));
    });
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  await start(env.PORT ?? '0');
  return {
    get url() {
      return url;
    },
    get pid() {
      return child.pid ?? 0;
    },
    dataDir,
    output: () => firstRunOutput + output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      await end('SIGTERM');
      await start(new URL(url).port);
    },
    remove: async () => {
      await end('SIGTERM');
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
      // In production such an error code is returned, and logged.
      const undeclared = /[A-Z]+ \S+ answers \w+, which its endpoint does not declare/.exec(output);
      if (undeclared) throw new Error(undeclared[0]);
    },
  };
}

type Start = { args: string[]; variables: Record<string, string> };

function asNpmStart(): Start {
  const { env, args } = startCommand();
  return { args, variables: env };
}

/**
 * As `npm start`, with options that accelerate the start and the first pages, and with the tests'
 * clock.
 */
function quickly(env: Record<string, string>): Start {
  const { env: variables, args } = startCommand();
  const clock = env.DATABASE_URL ? {} : { CLOCK_STARTS_AT: new Date(now()).toISOString() };
  return {
    args: ['--import', setClock, ...quickStart, args.at(-1)!],
    variables: {
      ...variables,
      // Shared by some thirty shops, which compile the same modules.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'journeys'),
      // Saves a third of the start time, for pages that most tests never open.
      FIRST_PAGES: 'later',
      ...clock,
    },
  };
}
