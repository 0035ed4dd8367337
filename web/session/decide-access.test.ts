import { describe, expect, it } from 'vitest';
import { decideAccess } from './decide-access.ts';
import type { Session } from './use-session.ts';

const someone = (role: 'user' | 'admin'): Session => ({
  status: role,
  user: { id: '1', role, email: 'meera@example.com', name: 'Meera', locale: 'en' },
});
const guest: Session = { status: 'guest', user: null };

it('waits while the user is unknown', () => {
  expect(decideAccess({ status: 'unknown', user: null }, 'admin', true, '/admin')).toEqual({
    kind: 'wait',
  });
});

it('waits for the check of this page, also when a user is cached', () => {
  expect(decideAccess(someone('admin'), 'admin', false, '/admin')).toEqual({ kind: 'wait' });
});

it('shows the page to the required role', () => {
  expect(decideAccess(someone('admin'), 'admin', true, '/admin')).toEqual({ kind: 'show' });
});

it('allows a page without required role for any logged-in user', () => {
  expect(decideAccess(someone('admin'), undefined, true, '/x')).toEqual({ kind: 'show' });
});

it.each([guest, someone('user')])(
  'sends others from an admin page to the admin login (%#)',
  (session) => {
    expect(decideAccess(session, 'admin', true, '/admin/orders?status=paid')).toEqual({
      kind: 'redirect',
      to: '/admin/login?next=%2Fadmin%2Forders%3Fstatus%3Dpaid',
    });
  },
);

it.each([guest, someone('admin')])('sends others from a user page to /login (%#)', (session) => {
  expect(decideAccess(session, 'user', true, '/user/profile')).toEqual({
    kind: 'redirect',
    to: '/login?next=%2Fuser%2Fprofile',
  });
});

it('redirects other users from a healer’s page to the healer login', () => {
  expect(decideAccess(someone('user'), 'healer', true, '/healer')).toEqual({
    kind: 'redirect',
    to: '/healer/login?next=%2Fhealer',
  });
});

describe('a one-time password', () => {
  const first: Session = {
    status: 'admin',
    user: { ...someone('admin').user!, mustChangePassword: true },
  };

  it('redirects an administrator from every admin page to the new password', () => {
    expect(decideAccess(first, 'admin', true, '/admin/orders')).toEqual({
      kind: 'redirect',
      to: '/admin/password?next=%2Fadmin%2Forders',
    });
  });

  it('permits the page that changes it', () => {
    expect(decideAccess(first, 'admin', true, '/admin/password?next=%2Fadmin')).toEqual({
      kind: 'show',
    });
  });
});

describe('a second factor required by the server', () => {
  const without: Session = {
    status: 'admin',
    user: { ...someone('admin').user!, secondFactorMissing: true },
  };

  it('redirects an administrator without one from every admin page to the set-up', () => {
    expect(decideAccess(without, 'admin', true, '/admin/orders')).toEqual({
      kind: 'redirect',
      to: '/admin/second-factor?next=%2Fadmin%2Forders',
    });
  });

  it('permits the page that sets it up', () => {
    expect(decideAccess(without, 'admin', true, '/admin/second-factor?next=%2Fadmin')).toEqual({
      kind: 'show',
    });
  });
});
