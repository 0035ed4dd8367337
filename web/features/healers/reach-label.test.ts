import { expect, it } from 'vitest';
import { reachLabel } from './reach-label.ts';

it.each([
  [{ reachable: false, answers: { accepted: 9, of: 10 } }, null],
  [{ reachable: true, answers: null }, 'Reachable: requests ring on their phone'],
  [
    { reachable: true, answers: { accepted: 8, of: 10 } },
    'Answers within a minute (8 of the last 10 requests)',
  ],
  [
    { reachable: true, answers: { accepted: 3, of: 5 } },
    'Reachable: accepted 3 of the last 5 requests',
  ],
])('promises an answer within a minute only where it was measured: %j', (now, label) => {
  expect(reachLabel(now)).toBe(label);
});
