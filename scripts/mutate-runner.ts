/**
 * A child process of `mutate.ts`: one persistent vitest, so that databases are started only once.
 * It receives the changed source of a file and the tests to run, and reports their outcome. If a
 * run hangs, the parent kills this process and starts another.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

export type Request = { file?: string; text?: string; test: string };
export type TestResult = { failed: string | null; timedOut?: boolean };

const maxMs = 240_000;
const root = process.cwd();
const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  project: ['unit', 'integration'],
  reporters: [{}],
  maxWorkers: 1,
});
await vitest.standalone();

process.on('message', (request: Request) => void runMutation(request).then(notify));
process.on('disconnect', () => void vitest.close().finally(() => process.exit(0)));
notify('ready');

function notify(message: TestResult | 'ready'): void {
  if (process.connected) process.send?.(message);
}

async function runMutation({ file, text, test }: Request): Promise<TestResult> {
  const target = file && path.join(root, file);
  const original = target ? readFileSync(target, 'utf8') : '';
  if (target) writeFileSync(target, text ?? '');
  if (target) vitest.invalidateFile(target);
  const run = runTest(test).catch((error: unknown) => ({
    failed: `the run itself: ${String(error)}`,
  }));
  const reply = await Promise.race([run, tooLong()]);
  if (target) writeFileSync(target, original);
  if (target) vitest.invalidateFile(target);
  return reply;
}

function tooLong(): Promise<TestResult> {
  return new Promise((done) => {
    setTimeout(() => done({ failed: 'no end within four minutes', timedOut: true }), maxMs).unref();
  });
}

/**
 * Runs a test file; returns the title of the first failed test, or null if all passed. @throws if
 * the file is not a test
 */
async function runTest(test: string): Promise<TestResult> {
  const found = await vitest.globTestSpecifications([test]);
  const specifications = found.filter(({ moduleId }) => moduleId.endsWith(`/${test}`));
  if (specifications.length === 0) throw new Error(`${test} is no test file`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules.filter(({ moduleId }) => moduleId.endsWith(`/${test}`))) {
    for (const failed of module.children.allTests('failed'))
      return { failed: `${test} › ${failed.fullName}` };
    if (!module.ok())
      return { failed: `${test}: ${module.errors()[0]?.message ?? 'a hook failed'}` };
  }
  return {
    failed:
      unhandledErrors.length > 0
        ? `${test}: ${String((unhandledErrors[0] as Error).message)}`
        : null,
  };
}
