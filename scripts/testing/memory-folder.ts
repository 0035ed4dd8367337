import { access, chmod, constants, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';

/**
 * The file system in memory that Linux gives to everyone, and the bytes that it and the machine have to have left: four times
 * what a run has there at once.
 */
const memory = { root: '/dev/shm', spare: 2 * 2 ** 30 };
const named = /^jyotiratna-tests-(\d+)-/;

/**
 * Lets this process, and those that it starts from now on, keep temporary files in memory where there is plenty of it: a copy
 * of a database's thousand files costs there a tenth of what it costs on a disk. Answers what removes them.
 */
export async function keepTemporaryFilesInMemory({ root, spare } = memory): Promise<() => Promise<void>> {
  if (!(await hasRoom(root, spare))) return async () => {};
  await removeForgotten(root);
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(root, `jyotiratna-tests-${process.pid}-`));
  // PostgreSQL runs as somebody else, and passes through.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  };
}

async function hasRoom(root: string, spare: number): Promise<boolean> {
  try {
    await access(root, constants.W_OK);
    const { bavail, bsize } = await statfs(root);
    return Math.min(bavail * bsize, freemem()) >= spare;
  } catch {
    return false;
  }
}

/** What runs left that were killed. */
async function removeForgotten(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(named.exec(name)?.[1] ?? 0);
    if (pid && !isAlive(pid)) await rm(path.join(root, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
