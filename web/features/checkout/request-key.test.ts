import { describe, expect, it } from 'vitest';
import { createKeyKeeper, newRequestKey } from './request-key.ts';

describe('createKeyKeeper', () => {
  const keeper = () => {
    let count = 0;
    return createKeyKeeper(() => `key-${++count}`);
  };

  it('reuses the key while the outcome of a click is unknown', () => {
    const keys = keeper();
    expect([keys.keyFor({ amount: 1 }), keys.keyFor({ amount: 1 })]).toEqual(['key-1', 'key-1']);
  });

  it('uses another key for a changed order', () => {
    const keys = keeper();
    expect([keys.keyFor({ amount: 1 }), keys.keyFor({ amount: 2 })]).toEqual(['key-1', 'key-2']);
  });

  it('uses a new key for a new click once the last one is settled', () => {
    const keys = keeper();
    keys.keyFor({ amount: 1 });
    keys.settle();
    expect(keys.keyFor({ amount: 1 })).toBe('key-2');
  });
});

it('newRequestKey fits the contract and does not repeat', () => {
  expect(newRequestKey()).toMatch(/^[a-f0-9]{32}$/);
  expect(newRequestKey()).not.toBe(newRequestKey());
});
