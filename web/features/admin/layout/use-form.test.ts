import { expect, it, vi } from 'vitest';
import { bindFields, withEdits } from './use-form.ts';

const values = { code: 'a', active: true, days: ['2026-12-25'] };
const typed = (value: string) => ({ currentTarget: { value } });

it('sets typed text, tidied where the field requires it, and values as they are', () => {
  const set = vi.fn();
  const { field } = bindFields(values, set);
  field('code').onChange(typed('b'));
  field('code', (text, before) => before + text.toUpperCase()).onChange(typed('b'));
  field('days').onChange([]);
  expect(set.mock.calls).toEqual([[{ code: 'b' }], [{ code: 'aB' }], [{ days: [] }]]);
});

it('sets whether a box is checked', () => {
  const set = vi.fn();
  const { checked, onChange } = bindFields(values, set).toggle('active');
  onChange({ currentTarget: { checked: false } });
  expect([checked, set.mock.lastCall]).toEqual([true, [{ active: false }]]);
});

it('finds errors below its path, and errors of an item at its list', () => {
  const errors = { 'zones.0.code': 'Missing', 'zones.0.days.1': 'No day', code: 'Elsewhere' };
  const { field } = bindFields(values, vi.fn(), errors, 'zones.0.');
  expect(field('code')).toMatchObject({ name: 'zones.0.code', error: 'Missing' });
  expect(field('days').error).toBe('No day');
});

it('keeps the fields that were edited while the values were saved', () => {
  const sent = { ...values, code: 'a ' };
  const saved = { ...values, code: 'A' };
  expect(withEdits(saved, sent, sent)).toEqual(saved);
  const now = { ...sent, active: false, days: [] };
  expect(withEdits(saved, sent, now)).toEqual({ code: 'A', active: false, days: [] });
});
