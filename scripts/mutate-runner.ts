/**
 * A process of `mutate.ts`: one vitest that stays, so that databases are started once. It gets a file's changed text and
 * the tests to run, and says how they ended. After a run without an end its parent kills this
 * process and starts another.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

export type Ask = { file?: string; text?: string; test: string };
export type Answer = { failed: string | null; timedOut?: boolean };

const longestMs = 240_000;
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

process.on('message', (ask: Ask) => void answer(ask).then(tell));
process.on('disconnect', () => void vitest.close().finally(() => process.exit(0)));
tell('ready');

function tell(message: Answer | 'ready'): void {
  if (process.connected) process.send?.(message);
}

async function answer({ file, text, test }: Ask): Promise<Answer> {
  const target = file && path.join(root, file);
  const original = target ? readFileSync(target, 'utf8') : '';
  if (target) writeFileSync(target, text ?? '');
  if (target) vitest.invalidateFile(target);
  const run = runTest(test).catch((error: unknown) => ({ failed: `the run itself: ${String(error)}` }));
  const reply = await Promise.race([run, tooLong()]);
  if (target) writeFileSync(target, original);
  if (target) vitest.invalidateFile(target);
  return reply;
}

function tooLong(): Promise<Answer> {
  return new Promise((done) => {
    setTimeout(() => done({ failed: 'no end within four minutes', timedOut: true }), longestMs).unref();
  });
}

/** The title of the first test that failed, or null when all held. @throws where the file is no test */
async function runTest(test: string): Promise<Answer> {
  const found = await vitest.globTestSpecifications([test]);
  const specifications = found.filter(({ moduleId }) => moduleId.endsWith(`/${test}`));
  if (specifications.length === 0) throw new Error(`${test} is no test file`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules.filter(({ moduleId }) => moduleId.endsWith(`/${test}`))) {
    for (const failed of module.children.allTests('failed')) return { failed: `${test} › ${failed.fullName}` };
    if (!module.ok()) return { failed: `${test}: ${module.errors()[0]?.message ?? 'a hook failed'}` };
  }
  return { failed: unhandledErrors.length > 0 ? `${test}: ${String((unhandledErrors[0] as Error).message)}` : null };
}
