import { expect, it } from 'vitest';
import { adminRoles, mayCall, mayOpen } from './admin-roles.ts';

it.each([
  ['packing', 'POST /api/admin/orders/:id/ship', true],
  ['packing', 'POST /api/admin/orders/:id/refund', false],
  ['packing', 'GET /api/admin/orders.csv', false],
  ['packing', 'PUT /api/admin/delivery', false],
  ['packing', 'GET /api/admin/customers', false],
  ['content', 'POST /api/admin/articles/:id/publish', true],
  ['content', 'GET /api/payments/orders', false],
  ['content', 'GET /api/admin/articlesX', false],
  ['accounts', 'GET /api/admin/reports/sales.csv', true],
  ['accounts', 'POST /api/admin/orders/:id/refund', true],
  ['accounts', 'POST /api/admin/orders/:id/ship', false],
  ['accounts', 'DELETE /api/admin/customers/:key/block', false],
] as const)('%s and %s: %s', (adminRole, call, may) => {
  expect(mayCall(adminRole, call)).toBe(may);
  expect(mayCall('everything', call)).toBe(true);
});

it('reserves the team, the settings and the audit log for the owner’s role', () => {
  for (const adminRole of adminRoles.filter((one) => one !== 'everything'))
    for (const path of [
      'team',
      'settings',
      'audit',
      'dashboard',
      'accounts/:id/sessions',
      'invitations',
      'products',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(mayCall(adminRole, `${method} /api/admin/${path}`)).toBe(false);
});

it('permits the screens of a role, the home page and the own account', () => {
  expect(
    ['/admin/', '/admin/account', '/admin/orders', '/admin/team'].map((to) =>
      mayOpen('packing', to),
    ),
  ).toEqual([true, true, true, false]);
});
