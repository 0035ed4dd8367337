import { describe, expect, it } from 'vitest';
import { freeMinutesWith } from './free-minutes.ts';

describe('free minutes with a healer', () => {
  const fresh = { balance: 0, freeChats: { used: [], needBalance: false } };

  it('are offered to an unknown visitor, and to a new account', () => {
    expect(freeMinutesWith(undefined, 'one', 90)).toBe('free');
    expect(freeMinutesWith(fresh, 'one', 90)).toBe('free');
  });

  it('are offered once with each healer', () => {
    const used = { ...fresh, freeChats: { used: ['one'], needBalance: false } };
    expect(freeMinutesWith(used, 'one', 90)).toBe('used');
    expect(freeMinutesWith(used, 'two', 90)).toBe('free');
  });

  it('require a balance for one minute if the limit for new accounts is reached', () => {
    const limited = { balance: 89, freeChats: { used: [], needBalance: true } };
    expect(freeMinutesWith(limited, 'one', 90)).toBe('with-balance');
    expect(freeMinutesWith({ ...limited, balance: 90 }, 'one', 90)).toBe('free');
  });
});
