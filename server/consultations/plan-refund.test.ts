import { consultationLimits } from '@jyotiratna/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSessionRefund } from './plan-refund.ts';
import type { Silence } from './schema.ts';

const minutes = (count: number) => count * 60_000;
const finished = {
  endReason: 'customer',
  healerWrote: true,
  silences: [],
  unansweredMs: null,
  billedUntil: minutes(8),
  clockMs: minutes(8) - 1,
  wholePaise: null,
  healerWentFirst: false,
} as const;

/** The minutes from a given one on, of a session with eight billed minutes. */
const from = (minute: number) => [0, 1, 2, 3, 4, 5, 6, 7].slice(minute);

describe('refund at the end of a session', () => {
  it.each([
    ['nothing where the healer had the last word', {}, null],
    ['nothing of a session that never ran', { healerWrote: false, billedUntil: 0 }, null],
    [
      'everything where the healer never wrote',
      { healerWrote: false },
      { rule: 'silent', minutes: from(0) },
    ],
    ['nothing while there is still time to answer', { unansweredMs: minutes(6) + 1 }, null],
    [
      'the minutes after the time for an answer',
      { unansweredMs: minutes(3) + 1 },
      { rule: 'silent', minutes: from(6) },
    ],
    [
      'a minute that begins with the end of that time',
      { unansweredMs: minutes(3) },
      { rule: 'silent', minutes: from(5) },
    ],
    [
      'the minutes of a silence, whatever was said after it',
      { silences: [[minutes(1), minutes(5) + 1]] },
      { rule: 'silent', minutes: [3, 4, 5] },
    ],
    [
      'those of every silence, once each',
      {
        silences: [
          [0, minutes(4)],
          [minutes(4), minutes(6) + 1],
        ],
        unansweredMs: minutes(4),
      },
      { rule: 'silent', minutes: [2, 3, 6, 7] },
    ],
    [
      'nothing of one price in a silence: they talk',
      { wholePaise: 60_000, silences: [[0, minutes(8)]] },
      null,
    ],
    [
      'the minute that the healer’s line cut',
      { endReason: 'away', healerWentFirst: true },
      { rule: 'connection', minutes: [7] },
    ],
    ['nothing where the customer went', { endReason: 'away' }, null],
    ['nothing of a healer’s line that broke and came back', { healerWentFirst: true }, null],
    [
      'both',
      { endReason: 'away', healerWentFirst: true, silences: [[0, minutes(4)]] },
      { rule: 'silent', minutes: [2, 3, 7] },
    ],
    [
      'nothing of one price where the customer ends it',
      { wholePaise: 60_000, unansweredMs: 0 },
      null,
    ],
    [
      'all of one price that the healer ends before the time that it assures',
      { wholePaise: 60_000, endReason: 'healer' },
      { rule: 'short', minutes: from(0) },
    ],
    [
      'all of one price whose line the healer lost before that time',
      { wholePaise: 60_000, endReason: 'away', healerWentFirst: true },
      { rule: 'connection', minutes: from(0) },
    ],
    [
      'all of one price where the healer neither called nor wrote',
      { wholePaise: 60_000, healerWrote: false },
      { rule: 'silent', minutes: from(0) },
    ],
    [
      'nothing of one price after that time',
      { wholePaise: 60_000, endReason: 'healer', clockMs: minutes(15) },
      null,
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(planSessionRefund({ ...finished, ...change })).toEqual(expected);
  });
});

/** The silences recorded for a healer with messages at these times (ms on the clock, ascending). */
function silencesOf(wrote: readonly number[]): Silence[] {
  const between = wrote.map((to, at): Silence => [wrote[at - 1] ?? 0, to]);
  return between.filter(([since, to]) => to - since > consultationLimits.replyMs);
}

describe('the bill derived from the event log of a session', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 1, max: minutes(12) - 1 }), {
    minLength: 1,
    maxLength: 30,
  });
  const backOf = (wrote: readonly number[]) => {
    const billedUntil = minutes(12);
    const session = {
      ...finished,
      billedUntil,
      clockMs: billedUntil - 1,
      silences: silencesOf(wrote),
    };
    return planSessionRefund(session)?.minutes ?? [];
  };

  it('charges every minute except those started in a silence beyond the reply time limit', () => {
    fc.assert(
      fc.property(moments, (unordered) => {
        const wrote = unordered.sort((one, other) => one - other);
        const back = new Set(backOf(wrote));
        for (let minute = 0; minute < 12; minute += 1) {
          const start = minutes(minute);
          const before = wrote.findLast((moment) => moment <= start) ?? 0;
          const after = wrote.find((moment) => moment > start);
          const isQuiet = after !== undefined && start - before >= consultationLimits.replyMs;
          expect(back.has(minute), `minute ${minute}`).toBe(isQuiet);
        }
      }),
    );
  });

  it('is not increased by messages after a silence', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 30 }), (unordered, count) => {
        const wrote = unordered.sort((one, other) => one - other);
        const full = backOf(wrote);
        for (const minute of backOf(wrote.slice(0, count))) expect(full).toContain(minute);
      }),
    );
  });
});
