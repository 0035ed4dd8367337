import { beforeEach, expect, it, vi } from 'vitest';
import { silenced } from '../../consultations/dashboard/alarm-settings.tsx';
import { keysOff } from '../list/use-list-keys.ts';
import { noticesRequested, wantNotices } from './use-news.ts';

beforeEach(() => {
  const deny = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  const Notification = { permission: 'granted' };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification });
  return () => vi.unstubAllGlobals();
});

it('notifications can be enabled and disabled where the browser blocks storage', async () => {
  expect(noticesRequested()).toBe(false);
  expect(await wantNotices(true)).toBe(true);
  expect(await wantNotices(false)).toBe(false);
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
