/**
 * `node scripts/mutate.ts`: breaks important lines, one after the other, in a copy of the working
 * tree, and runs the tests that must detect it. Results of a previous run on the same code are
 * reused, so a run may be interrupted and resumed. `node scripts/mutate.ts stock` selects mutations
 * whose file or name contains the string; `--at-most 20` stops after that many; `--parallel 2` uses
 * two copies at once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutations } from './mutate/list.ts';
import { type Mutation, mutate, StaleMutation } from './mutate/mutation.ts';
import { hashOfCode, makeScratch } from './mutate/scratch.ts';
import type { Request, TestResult } from './mutate-runner.ts';

const root = path.dirname(import.meta.dirname);
const resultsFile = path.join(root, '.cache', 'mutations.json');
const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    'at-most': { type: 'string', default: '100000' },
    parallel: { type: 'string', default: '1' },
  },
});

type Result = { key: string; failed: string | null };
const results: Record<string, Result> = readResults();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const code = hashOfCode(root);
const stale: string[] = [];

/**
 * Cache key of a result: a hash of the mutated source and the tests. Other code is covered by the
 * baseline only.
 */
function keyOf(mutation: Mutation): string | null {
  const hash = createHash('sha256');
  try {
    const text = mutate(read(mutation.file), mutation);
    stripTypeScriptTypes(text);
    for (const part of [text, ...mutation.tests.map(read)]) hash.update(part).update('\0');
    return hash.digest('hex');
  } catch (error) {
    stale.push(
      error instanceof StaleMutation
        ? error.message
        : `'${mutation.name}' cannot be read: ${String(error)}`,
    );
    return null;
  }
}

function readResults(): Record<string, Result> {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
}

function save(name: string, result: Result): void {
  // Another run may have saved results concurrently.
  Object.assign(results, readResults(), { [name]: result });
  mkdirSync(path.dirname(resultsFile), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
}

const selected = mutations.filter(({ name, file }) =>
  patterns.every((word) => name.includes(word) || file.includes(word)),
);
const keys = new Map(selected.map((mutation) => [mutation, keyOf(mutation)]));
/** Quick mutations first: those without a database, then by the length of their first test file. */
const cost = ({ tests }: Mutation) =>
  read(tests[0]!).length + (tests[0]!.includes('.int.') ? 1_000_000 : 0);
const open = selected
  .filter((one) => keys.get(one) && results[one.name]?.key !== keys.get(one))
  .sort((a, b) => cost(a) - cost(b));
const due = open.slice(0, Number(options['at-most']));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
if (due.length > 0)
  await Promise.all(Array.from({ length: Math.min(2, Number(options.parallel)) }, work));
report();

async function work(): Promise<void> {
  const scratch = makeScratch(root);
  // Also runs if interrupted; the runner exits when the channel closes.
  process.once('exit', scratch.remove);
  let runner = startRunner(scratch.folder);
  const runTest = async (request: Request): Promise<TestResult> => {
    const reply = await (await runner).ask(request);
    if (reply.timedOut) {
      (await runner).kill();
      await (await runner).exited;
      runner = startRunner(scratch.folder);
    }
    return reply;
  };
  try {
    for (let mutation = due.shift(); mutation; mutation = due.shift()) {
      const { name } = mutation;
      const startedAt = performance.now();
      const outcome = await tryOut(mutation, runTest);
      if (outcome === 'not run') continue;
      save(name, { key: keys.get(mutation)!, failed: outcome.failed });
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(
        `${outcome.failed ? 'caught  ' : 'SURVIVED'} ${seconds.padStart(3)} s  ${name}${outcome.failed ? `\n                ${outcome.failed}` : ''}`,
      );
    }
  } finally {
    await (await runner).stop();
  }
}

/**
 * Runs the tests of a mutation one after the other until one fails. A file that also fails without
 * the mutation is ignored.
 */
async function tryOut(
  mutation: Mutation,
  runTest: (request: Request) => Promise<TestResult>,
): Promise<TestResult | 'not run'> {
  const { name, file, tests } = mutation;
  let ran = 0;
  for (const test of tests) {
    if (!(await passesUnchanged(test, runTest))) continue;
    const response = await runTest({ file, text: mutate(read(file), mutation), test });
    if (response.failed?.startsWith('the run itself'))
      console.log(`NOT RUN  '${name}': ${response.failed}`);
    else if (response.failed) return response;
    else ran += 1;
  }
  return ran === tests.length ? { failed: null } : 'not run';
}

/**
 * Whether a test file passes on the unchanged code: only then is its failure a detection. Evaluated
 * once per version of the code.
 */
async function passesUnchanged(
  test: string,
  runTest: (request: Request) => Promise<TestResult>,
): Promise<boolean> {
  const name = `baseline of ${test}`;
  const key = `${code} ${createHash('sha256').update(read(test)).digest('hex')}`;
  if (results[name]?.key !== key) save(name, { key, failed: (await runTest({ test })).failed });
  const failed = results[name]?.failed;
  if (failed) console.log(`NOT RUN  without any mutation this fails: ${failed}`);
  return !failed;
}

type Runner = {
  ask: (request: Request) => Promise<TestResult>;
  stop: () => Promise<void>;
  kill: () => void;
  exited: Promise<void>;
};

function startRunner(cwd: string): Promise<Runner> {
  const child: ChildProcess = fork(path.join(cwd, 'scripts/mutate-runner.ts'), {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A separate process group: a hanging test is only stopped by killing all of its processes.
    detached: true,
  });
  const kill = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  };
  process.once('exit', kill);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const next = () =>
    new Promise<TestResult>((done) => {
      child.once('message', done as never);
      void exited.then(() => done({ failed: 'the process of the tests ended', timedOut: true }));
    });
  const submit = (request: Request) => {
    child.send(request);
    return next();
  };
  const stop = () => {
    if (child.connected) child.disconnect();
    return exited;
  };
  return next().then(() => ({ ask: submit, stop, kill, exited }));
}

function report(): void {
  const upToDate = selected.filter(
    (one) => keys.get(one) && results[one.name]?.key === keys.get(one),
  );
  const survived = upToDate.filter(({ name }) => !results[name]!.failed);
  for (const line of stale) console.log(`STALE    ${line}`);
  for (const { name, file } of survived) console.log(`SURVIVED ${name} (${file})`);
  const share = upToDate.length
    ? ((100 * (upToDate.length - survived.length)) / upToDate.length).toFixed(1)
    : '-';
  const left = selected.length - upToDate.length;
  console.log(
    `${upToDate.length - survived.length} of ${upToDate.length} mutations caught: ${share} %${left ? `; ${left} not run` : ''}`,
  );
  process.exitCode = survived.length + stale.length + left > 0 ? 1 : 0;
}
