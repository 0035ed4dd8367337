import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export type Count = { passed: number; failed: number; skipped: number };

/** What imports are looked at in. */
const workspaces = ['contract', 'jyotish', 'messages', 'sandbox-gateway', 'server', 'web'];

/** The checks that run nothing of the shop: each is one command. */
export const staticChecks: readonly (readonly [name: string, command: string, args: string[]])[] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['import direction', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...workspaces]],
  ['types', 'tsc', ['-p', '.']],
  ['route types', 'react-router', ['typegen', 'web']],
  ['types of the storefront', 'tsc', ['-p', 'web']],
  ['dead code', 'knip', []],
];

/** Runs one program of the checkout; true when it succeeded. */
export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const PATH = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, PATH } }).status === 0;
}

/** Runs every static check; a failed one counts as a failed test and stops nothing. */
export function runStaticChecks(): Count {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, command, args] of staticChecks) {
    console.log(`\n— ${name}`);
    if (run(command, args)) count.passed += 1;
    else count.failed += 1;
  }
  return count;
}

/** Runs one of the test projects of vitest.config.ts and counts its tests. */
export function runProject(project: string): Count {
  return runTests(`${project} tests`, ['--project', project]);
}

/** Runs the unit tests that ask for the time on other days and in other zones, and counts them. */
export function runOtherDays(): Count {
  return runTests('unit tests on other days', ['--config', 'scripts/other-days.config.ts']);
}

/**
 * Walks the browser journeys of playwright.config.ts and counts them. Those that failed are walked again with a trace, which
 * is kept beside their pictures; they have failed all the same.
 */
export function runJourneys(): Count {
  return counted('journeys', (report) => {
    const succeeded = run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const { expected, unexpected, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    if (unexpected) {
      console.log('\n— journeys that failed, once more for their traces');
      const failed = ['--last-failed', '--last-failed-file=artifacts/journeys/.last-run.json'];
      run('playwright', ['test', ...failed, '--trace=on', '--output=artifacts/traces', '--reporter=list']);
    }
    return { passed: expected, failed: unexpected || (succeeded ? 0 : 1), skipped };
  });
}

function runTests(title: string, which: string[]): Count {
  return counted(title, (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const succeeded = run('vitest', ['run', ...which, ...reporters]);
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot be loaded fails the run without a failed test.
    const failed = numFailedTests || (succeeded ? 0 : 1);
    return { passed: numPassedTests, failed, skipped: numPendingTests };
  });
}

/** What `work` counts with a file for its report. A run that leaves none counts as one failed test. */
function counted(title: string, work: (report: string) => Count): Count {
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

/** Prints the sum as the last line, and ends the process with it. */
export function finish(counts: Count[]): never {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
}
