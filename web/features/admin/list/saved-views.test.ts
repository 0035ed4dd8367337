import { afterEach, expect, it, vi } from 'vitest';
import { firstPage, savedViews } from './saved-views.ts';

afterEach(() => vi.unstubAllGlobals());

function withStorage(text: string | null) {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => text, setItem });
  return setItem;
}

it('reads valid views and ignores others', () => {
  withStorage('[{"name":"Paid","search":"?status=paid"},null,{"name":1},"x"]');
  expect(savedViews('orders').read()).toEqual([{ name: 'Paid', search: '?status=paid' }]);
  for (const text of [null, '', '{}', '[']) {
    withStorage(text);
    expect(savedViews('orders').read()).toEqual([]);
  }
});

it('stores views, and works without storage', () => {
  const setItem = withStorage(null);
  savedViews('orders').write([{ name: 'All', search: '' }]);
  expect(setItem).toHaveBeenCalledWith('admin-views-orders', '[{"name":"All","search":""}]');
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const views = savedViews('orders');
  views.write([{ name: 'Paid', search: '' }]);
  expect(views.read()).toEqual([{ name: 'Paid', search: '' }]);
});

it('saves a view without its page', () => {
  expect(firstPage('?status=paid&cursor=abc&before=,x')).toBe('?status=paid');
  expect(firstPage('?cursor=abc')).toBe('');
});
