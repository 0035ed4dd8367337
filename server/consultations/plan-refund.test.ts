import { describe, expect, it } from 'vitest';
import { planRefund } from './plan-refund.ts';

const minutes = (count: number) => count * 60_000;
const ended = {
  endReason: 'customer',
  healerWrote: true,
  unansweredMs: null,
  billedUntil: minutes(8),
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
  ] as const)('%s', (_, change, expected) => {
    expect(planRefund({ ...ended, ...change })).toEqual(expected);
  });
});
