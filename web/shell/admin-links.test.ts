import { expect, it } from 'vitest';
import { adminGroups, isCurrent } from './admin-links.ts';

it('shows a duty the screens that it may open, and no empty group', () => {
  expect(adminGroups('packing').map(({ label, links }) => [label, links.length])).toEqual([
    ['Orders', 3],
    ['Catalogue', 1],
    ['Settings', 1],
  ]);
  expect(adminGroups('everything')).toHaveLength(7);
});

it('marks the list while one of its records is open, and no list for another screen below it', () => {
  expect(isCurrent('/admin/orders/ord_1', '/admin/orders')).toBe(true);
  expect(isCurrent('/admin/remedies', '/admin/products')).toBe(true);
  expect(isCurrent('/admin/remedies/add', '/admin/products')).toBe(false);
});
