import type { Count } from './stages.ts';

/** What Playwright's JSON report counts. */
export type JourneyStats = { expected: number; unexpected: number; skipped: number };

/** Of a whole run, how many journeys may pass at their second walk only. */
const unsteadyAllowed = 3;

/**
 * The sum of a run whose failed journeys were walked once more, alone. Those that pass then have met a busy machine more often
 * than a fault: up to three of them count as passed, and are named. From the fourth on all of them have failed.
 */
export function countJourneys(first: JourneyStats, second?: JourneyStats): Count & { unsteady: number } {
  const { expected, unexpected, skipped } = first;
  const unsteady = Math.min(second?.expected ?? 0, unexpected);
  const forgiven = unsteady <= unsteadyAllowed ? unsteady : 0;
  return { passed: expected + forgiven, failed: unexpected - forgiven, skipped, unsteady };
}
