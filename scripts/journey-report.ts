import type { Count } from './stages.ts';

/** One journey as a walk of all left it; `titles` are those of its groups and its own. */
export type Journey = { file: string; titles: readonly string[]; status: 'passed' | 'failed' | 'skipped' };

/** Of Playwright's JSON report what is read here: files, in them groups and journeys. */
export type JourneyReport = { suites: Suite[]; errors?: unknown[] };
type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };

const statusOf = { expected: 'passed', skipped: 'skipped' } as const;

/** The journeys of a report, in its order. A run that ended badly without a failed journey counts as one. */
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
  return isExplained ? found : [...found, { file: 'the run of the journeys', titles: [], status: 'failed' }];
}

/**
 * What is walked once more, as lines of Playwright's `--test-list`: each journey that failed, and where the journeys of a file
 * are steps of one another the whole file, since no step stands without those before it.
 * @param isSerial whether the journeys of a file are such steps
 */
export function walkAgain(journeys: readonly Journey[], isSerial: (file: string) => boolean): string[] {
  // Without titles it is no journey but the run.
  const failed = journeys.filter(({ status, titles }) => status === 'failed' && titles.length > 0);
  return [...new Set(failed.map(({ file, titles }) => (isSerial(file) ? file : nameOf({ file, titles }))))];
}

/** Of a whole run, how many journeys may pass at their second walk only. */
const unsteadyAllowed = 3;

/**
 * The sum of a run whose failed journeys were walked once more, alone. Those that pass then have met a busy machine more often
 * than a fault: up to three of them count as passed, and are named. From the fourth on all of them have failed.
 */
export function countJourneys(
  first: readonly Journey[],
  second: readonly Journey[] = [],
): Count & { unsteady: number } {
  const again = new Map(second.map((journey) => [nameOf(journey), journey.status]));
  const isUnsteady = (journey: Journey) => journey.status === 'failed' && again.get(nameOf(journey)) === 'passed';
  const unsteady = first.filter(isUnsteady).length;
  const isForgiven = unsteady <= unsteadyAllowed;
  // Steps behind a failed one were left out of the first walk, and a failed walk of them counts whatever came before.
  const last = first.map((journey) => {
    const { status } = journey;
    if (status === 'failed') return { journey, status: isUnsteady(journey) && isForgiven ? 'passed' : 'failed' };
    return { journey, status: status === 'skipped' ? (again.get(nameOf(journey)) ?? status) : status };
  });
  const having = (expected: string) =>
    last.filter(({ status }) => status === expected).map(({ journey }) => nameOf(journey));
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
