import { describe, expect, it } from 'vitest';
import { countJourneys, type Journey, readJourneys, rerun } from './journey-report.ts';

/** Creates tests of one file by outcome: `p`assed, `f`ailed, `s`kipped. */
function journeys(ends: string, file = 'shop.e2e.ts'): Journey[] {
  const status = { p: 'passed', f: 'failed', s: 'skipped' } as const;
  return [...ends].map((end, at) => ({
    file,
    titles: [`journey ${at}`],
    status: status[end as keyof typeof status],
  }));
}

describe('the summary of end-to-end tests', () => {
  it.each([
    ['all pass', 'ppps', '', { passed: 3, failed: 0, skipped: 1, unsteady: 0 }],
    ['one fails twice', 'ppfs', '  f', { passed: 2, failed: 1, skipped: 1, unsteady: 0 }],
    ['three pass at last', 'pfff', ' ppp', { passed: 4, failed: 0, skipped: 0, unsteady: 3 }],
    ['one of two does', 'pff', ' pf', { passed: 2, failed: 1, skipped: 0, unsteady: 1 }],
    ['four are too many', 'ffffp', 'pppp', { passed: 1, failed: 4, skipped: 0, unsteady: 4 }],
    [
      'steps that were left out are walked',
      'pfss',
      'pppp',
      { passed: 4, failed: 0, skipped: 0, unsteady: 1 },
    ],
    [
      'a step that was left out fails',
      'pfss',
      'ppfs',
      { passed: 2, failed: 1, skipped: 1, unsteady: 1 },
    ],
  ])('%s', (_title, first, second, counts) => {
    const next = journeys(first).flatMap((journey, at) =>
      journeys(second[at]?.trim() ?? '').map(({ status }) => ({ ...journey, status })),
    );
    expect(countJourneys(journeys(first), next)).toMatchObject(counts);
  });

  it('lists the failed ones', () => {
    expect(countJourneys(journeys('pf'), journeys('pf')).failures).toEqual([
      'shop.e2e.ts › journey 1',
    ]);
  });
});

describe('the retry', () => {
  it('includes each failed test', () => {
    expect(rerun(journeys('fpf'), () => false)).toEqual([
      'shop.e2e.ts › journey 0',
      'shop.e2e.ts › journey 2',
    ]);
  });

  it('includes the whole file if its tests are steps', () => {
    expect(
      rerun([...journeys('pff', 'day.e2e.ts'), ...journeys('pf')], (file) => file === 'day.e2e.ts'),
    ).toEqual(['day.e2e.ts', 'shop.e2e.ts › journey 1']);
  });
});

describe('a report', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const file = { title: 'shop.e2e.ts', file: 'shop.e2e.ts', specs: [spec('opens', 'expected')] };

  it('is read with nested groups', () => {
    const group = {
      title: 'at night',
      file: 'shop.e2e.ts',
      specs: [spec('shuts', 'unexpected'), spec('waits', 'skipped')],
    };
    expect(readJourneys({ suites: [{ ...file, suites: [group] }] })).toEqual([
      { file: 'shop.e2e.ts', titles: ['opens'], status: 'passed' },
      { file: 'shop.e2e.ts', titles: ['at night', 'shuts'], status: 'failed' },
      { file: 'shop.e2e.ts', titles: ['at night', 'waits'], status: 'skipped' },
    ]);
  });

  it('counts a crashed run as a failed test', () => {
    expect(readJourneys({ suites: [file] }, false).map(({ status }) => status)).toEqual([
      'passed',
      'failed',
    ]);
  });
});
