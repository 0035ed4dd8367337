import { describe, expect, it } from 'vitest';
import { planRefund } from './plan-refund.ts';

const minutes = (count: number) => count * 60_000;
const ended = {
  endReason: 'customer',
  healerWrote: true,
  unansweredMs: null,
  billedUntil: minutes(8),
  clockMs: minutes(8) - 1,
  wholePaise: null,
  healerWentFirst: false,
} as const;

describe('what goes back at the end of a session', () => {
  it.each([
    ['nothing where the healer had the last word', {}, null],
    ['nothing of a session that never ran', { healerWrote: false, billedUntil: 0 }, null],
    ['everything where the healer never wrote', { healerWrote: false }, { rule: 'silent', fromMinute: 0 }],
    ['nothing while there is still time to answer', { unansweredMs: minutes(6) + 1 }, null],
    ['the minutes after the time for an answer', { unansweredMs: minutes(3) + 1 }, { rule: 'silent', fromMinute: 6 }],
    ['a minute that begins with the end of that time', { unansweredMs: minutes(3) }, { rule: 'silent', fromMinute: 5 }],
    [
      'the minute that the healer’s line cut',
      { endReason: 'away', healerWentFirst: true },
      { rule: 'connection', fromMinute: 7 },
    ],
    ['nothing where the customer went', { endReason: 'away' }, null],
    ['nothing of a healer’s line that broke and came back', { healerWentFirst: true }, null],
    [
      'the larger of both',
      { endReason: 'away', healerWentFirst: true, unansweredMs: 0 },
      { rule: 'silent', fromMinute: 2 },
    ],
    ['nothing of one price where the customer ends it', { wholePaise: 60_000, unansweredMs: 0 }, null],
    [
      'all of one price that the healer ends before the time that it assures',
      { wholePaise: 60_000, endReason: 'healer' },
      { rule: 'short', fromMinute: 0 },
    ],
    [
      'all of one price whose line the healer lost before that time',
      { wholePaise: 60_000, endReason: 'away', healerWentFirst: true },
      { rule: 'connection', fromMinute: 0 },
    ],
    [
      'all of one price where the healer neither called nor wrote',
      { wholePaise: 60_000, healerWrote: false },
      { rule: 'silent', fromMinute: 0 },
    ],
    ['nothing of one price after that time', { wholePaise: 60_000, endReason: 'healer', clockMs: minutes(15) }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(planRefund({ ...ended, ...change })).toEqual(expected);
  });
});
