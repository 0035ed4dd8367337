import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countJourneys, type Journey, readJourneys, rerun } from './journey-report.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Node's compile cache, because each of some hundred processes loads the same modules. */
const compileCache = path.join(root, 'node_modules', '.cache', 'compiled');

export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures, one line each. */
  failures?: readonly string[];
};

/** Folders whose imports are checked. */
const workspaces = ['contract', 'jyotish', 'messages', 'sandbox-gateway', 'server', 'web'];

/** A command of a static check, which succeeds if the command does. */
type Check = readonly [name: string, command: string, args: string[]];

/** The static checks, longest first. Checks in a row depend on each other. */
const staticChecks: readonly (readonly Check[])[] = [
  [['types', 'tsc', ['-p', '.']]],
  [
    ['route types', 'react-router', ['typegen', 'web']],
    ['types of the storefront', 'tsc', ['-p', 'web']],
  ],
  [['dead code', 'knip', []]],
  [['format and lint', 'biome', ['ci', '--error-on-warnings', '.']]],
  [
    [
      'import direction',
      'depcruise',
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...workspaces],
    ],
  ],
];
/** Number of rows checked in parallel. */
const checkedAtOnce = 2;

/** Working directory and environment of a command. */
function surroundings(env: Record<string, string>) {
  const PATH = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  return { cwd: root, env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env, PATH } };
}

/** Runs a program in the checkout; true if it succeeded. */
export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { ...surroundings(env), stdio: 'inherit' }).status === 0;
}

/** Runs every static check; a failed one counts as a failed test, and does not stop the others. */
export async function runStaticChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  const left = staticChecks.values();
  const runRows = async () => {
    for (const row of left)
      for (const [name, command, args] of row) {
        const { succeeded, output } = await runConcurrently(command, args);
        console.log(`\n— ${name}\n${output}`.trimEnd());
        if (succeeded) count.passed += 1;
        else {
          count.failed += 1;
          count.failures.push(name);
        }
      }
  };
  await Promise.all(Array.from({ length: checkedAtOnce }, runRows));
  return count;
}

/** Runs a command in parallel with others, and returns its whole output. */
function runConcurrently(
  command: string,
  args: string[],
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((done) => {
    execFile(
      command,
      args,
      { ...surroundings({}), maxBuffer: 2 ** 26 },
      (error, out, errorOutput) => {
        done({ succeeded: !error, output: out + errorOutput });
      },
    );
  });
}

/**
 * Runs the test projects of vitest.config.ts whose names have this prefix, and counts their tests.
 */
export function runProject(project: string, env: Record<string, string> = {}): Count {
  return runTests(`${project} tests`, ['--project', `${project}*`], env);
}

/** Runs the time-dependent unit tests on other dates and in other time zones, and counts them. */
export function runOtherDays(): Count {
  return runTests('unit tests on other days', ['--config', 'scripts/other-days.config.ts']);
}

/**
 * Runs the end-to-end tests and counts them. Failed ones are retried, alone and with a trace, which
 * is saved next to their screenshots.
 */
export function runJourneys(): Count {
  return runCounting('journeys', (outputFile) => {
    const walk = (...options: string[]): Journey[] => {
      const succeeded = run('playwright', ['test', ...options, '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
      });
      return readJourneys(JSON.parse(readFileSync(outputFile, 'utf8')), succeeded);
    };
    const first = walk();
    const failed = rerun(first, isSerial);
    if (failed.length === 0) return countJourneys(first);
    console.log('\n— failed end-to-end tests, retried once');
    const list = path.join(path.dirname(outputFile), 'failed.txt');
    writeFileSync(list, failed.join('\n'));
    const second = walk(
      `--test-list=${list}`,
      '--trace=on',
      '--output=artifacts/traces',
      '--workers=1',
    );
    const { unsteady, ...count } = countJourneys(first, second);
    if (unsteady)
      console.log(
        `Warning: ${unsteady} of them passed only now and are flaky: a wait of theirs or the product has a defect.`,
      );
    return count;
  });
}

/** Whether a test file is serial. */
function isSerial(file: string): boolean {
  return readFileSync(path.join(root, 'e2e', file), 'utf8').includes("mode: 'serial'");
}

function runTests(title: string, which: string[], env: Record<string, string> = {}): Count {
  return runCounting(title, (outputFile) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
    const succeeded = run('vitest', ['run', ...which, ...reporters], env);
    const results: VitestResults = JSON.parse(readFileSync(outputFile, 'utf8'));
    // A file that cannot be loaded fails the run without a failed test.
    const failed = results.numFailedTests || (succeeded ? 0 : 1);
    return {
      passed: results.numPassedTests,
      failed,
      skipped: results.numPendingTests,
      failures: failed ? errorsOf(results) : [],
    };
  });
}

/** The used parts of vitest's JSON report. */
type VitestResults = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** The error of a file that failed without a failed test. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** One line per failed test or file of the report: file, title, and first line of the error. */
function errorsOf({ testResults }: VitestResults): string[] {
  const firstLine = (text = '') => text.split('\n', 1)[0];
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}: ${firstLine(message)}`];
      return tests.map(
        ({ fullName, failureMessages: [reason] }) => `${file} › ${fullName}: ${firstLine(reason)}`,
      );
    });
}

/**
 * Runs `work` with the path of its report file, and returns its counts. A run without a report
 * counts as one failed test.
 */
function runCounting(title: string, work: (outputFile: string) => Count): Count {
  const folder = mkdtempSync(path.join(tmpdir(), 'jyotiratna-report-'));
  console.log(`\n— ${title}`);
  try {
    return work(path.join(folder, 'report.json'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the failures and, as the last line, the totals, and exits with the result. */
export function finish(counts: Count[]): never {
  // Repeated here, because the output of the first stages is thousands of lines above.
  const failures = counts.flatMap((count) => count.failures ?? []);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  const countOf = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  const skipped = countOf('skipped');
  console.log(
    `\n${countOf('passed')} passed, ${countOf('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exit(countOf('failed') === 0 && countOf('passed') > 0 ? 0 : 1);
}
