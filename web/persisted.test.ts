import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persisted, persistedList, persistedText, removeStored, storedKeys } from './persisted.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const labels = () => persistedList('words', (value) => (typeof value === 'string' ? value : null));

it('stores items, and removes the key of an empty list', () => {
  const list = labels();
  list.write(['a', 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  expect(list.read()).toBe(list.read());
  list.write([]);
  expect([list.read(), stored.size]).toEqual([[], 0]);
});

it.each(['', 'no json', '{"a":1}', 'null', '[1,null,{}]'])('reads %j as an empty list', (text) => {
  stored.set('words', text);
  expect(labels().read()).toEqual([]);
});

it('is empty where the browser denies storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(labels().read()).toEqual([]);
});

it('reads the same object while the stored text is unchanged, and rejects invalid data', () => {
  const sizes = persisted('size', (value) =>
    typeof Object(value).cm === 'number' ? { ...Object(value) } : null,
  );
  expect([sizes.write({ cm: 3 }), sizes.read()]).toEqual([true, { cm: 3 }]);
  expect(sizes.read()).toBe(sizes.read());
  for (const text of ['{"cm":"3"}', 'no json', 'null']) {
    stored.set('size', text);
    expect(sizes.read()).toBeNull();
  }
});

it('stores a text unchanged, if it matches the pattern', () => {
  const pin = persistedText('pin', /^\d{6}$/);
  pin.write('302001');
  expect([stored.get('pin'), pin.read()]).toEqual(['302001', '302001']);
  stored.set('pin', 'x');
  expect(pin.read()).toBeNull();
  pin.write(null);
  expect(stored.size).toBe(0);
});

describe.each([
  ['blocked', () => vi.stubGlobal('localStorage', undefined)],
  [
    'full',
    () =>
      vi.stubGlobal('localStorage', {
        getItem: () => null,
        removeItem() {},
        setItem() {
          throw new DOMException('', 'QuotaExceededError');
        },
      }),
  ],
])('storage that is %s', (_, deny) => {
  it('stores nothing and throws nothing', () => {
    deny();
    const pin = persistedText('pin');
    expect([pin.write('302001'), pin.read()]).toEqual([false, null]);
    expect(() => [removeStored('pin'), storedKeys()]).not.toThrow();
  });

  it('holds a value in memory if permitted', () => {
    deny();
    const keys = persistedList('off', (value) => (value === 'off' ? value : null), {
      orPage: true,
    });
    const listener = vi.fn();
    vi.stubGlobal('addEventListener', () => {});
    keys.subscribe(listener);
    keys.write(['off']);
    expect(keys.read()).toEqual(['off']);
    keys.write([]);
    expect(keys.read()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
