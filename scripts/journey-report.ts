import type { Count } from './stages.ts';

/** One end-to-end test with its outcome; `titles` are those of its groups and its own. */
export type Journey = {
  file: string;
  titles: readonly string[];
  status: 'passed' | 'failed' | 'skipped';
};

/** The used parts of Playwright's JSON report: files, with their groups and tests. */
export type JourneyReport = { suites: Suite[]; errors?: unknown[] };
type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
};

const statusOf = { expected: 'passed', skipped: 'skipped' } as const;

/** Reads the tests of a report, in order. A run that failed without a failed test counts as one. */
export function readJourneys({ suites }: JourneyReport, succeeded = true): Journey[] {
  const inside = (suite: Suite, titles: string[]): Journey[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: suite.file,
      titles: [...titles, title],
      status: statusOf[tests[0]?.status as keyof typeof statusOf] ?? 'failed',
    })),
    ...(suite.suites ?? []).flatMap((group) => inside(group, [...titles, group.title])),
  ];
  const found = suites.flatMap((file) => inside(file, []));
  const isExplained = succeeded || found.some(({ status }) => status === 'failed');
  return isExplained
    ? found
    : [...found, { file: 'the run of the journeys', titles: [], status: 'failed' }];
}

/**
 * The tests to retry, as lines of Playwright's `--test-list`: each failed test, and for serial
 * files the whole file, because no step passes without the previous ones.
 * @param isSerial whether the tests of a file are steps of a series
 */
export function rerun(journeys: readonly Journey[], isSerial: (file: string) => boolean): string[] {
  // An entry without titles is the run itself, not a test.
  const failed = journeys.filter(({ status, titles }) => status === 'failed' && titles.length > 0);
  return [
    ...new Set(
      failed.map(({ file, titles }) => (isSerial(file) ? file : nameOf({ file, titles }))),
    ),
  ];
}

/** Maximum number of flaky tests (passed only when retried) of a full run. */
const unsteadyAllowed = 3;

/**
 * The totals of a run whose failed tests were retried once, alone. Tests that then pass more likely
 * failed because of load than because of an error: up to three of them count as passed, and are
 * listed; more than three all count as failed.
 */
export function countJourneys(
  first: readonly Journey[],
  second: readonly Journey[] = [],
): Count & { unsteady: number } {
  const retried = new Map(second.map((journey) => [nameOf(journey), journey.status]));
  const isUnsteady = (journey: Journey) =>
    journey.status === 'failed' && retried.get(nameOf(journey)) === 'passed';
  const unsteady = first.filter(isUnsteady).length;
  const isForgiven = unsteady <= unsteadyAllowed;
  // Steps after a failed one were skipped in the first run; a failed retry counts regardless of
  // previous results.
  const last = first.map((journey) => {
    const { status } = journey;
    if (status === 'failed')
      return { journey, status: isUnsteady(journey) && isForgiven ? 'passed' : 'failed' };
    return {
      journey,
      status: status === 'skipped' ? (retried.get(nameOf(journey)) ?? status) : status,
    };
  });
  const having = (outcome: string) =>
    last.filter(({ status }) => status === outcome).map(({ journey }) => nameOf(journey));
  const failures = having('failed');
  return {
    passed: having('passed').length,
    failed: failures.length,
    skipped: having('skipped').length,
    failures,
    unsteady,
  };
}

function nameOf({ file, titles }: Pick<Journey, 'file' | 'titles'>): string {
  return [file, ...titles].join(' › ');
}
