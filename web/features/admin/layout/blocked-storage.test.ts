import { beforeEach, expect, it, vi } from 'vitest';
import { silenced } from '../../consultations/dashboard/alarm-settings.tsx';
import { keysOff } from '../list/use-list-keys.ts';

beforeEach(() => {
  const deny = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  return () => vi.unstubAllGlobals();
});

it('the keys of lists can be switched off where the browser blocks storage', () => {
  keysOff.write(['off']);
  expect(keysOff.read()).toEqual(['off']);
  keysOff.write([]);
  expect(keysOff.read()).toEqual([]);
});

it('a healer’s alarm can be silenced where the browser blocks storage', () => {
  silenced.write(['sound']);
  expect(silenced.read()).toEqual(['sound']);
});
