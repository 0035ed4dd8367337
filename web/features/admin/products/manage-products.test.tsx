import type { User } from '@jyotiratna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../session/use-session.ts';
import { ManageProducts } from './manage-products.tsx';

/** The page for a given role, without its authorization guard. */
function renderFor(user: Partial<User> | null): string {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, user as User | null);
  const Page = createRoutesStub([{ path: '/', Component: ManageProducts }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
}

it.each([
  ['a visitor', null],
  ['a customer', { role: 'user' as const }],
])(
  'Manage Products displays to %s that admin access is required, and nothing else',
  (_who, user) => {
    expect(renderFor(user)).toBe('<p role="alert">Admin access required.</p>');
  },
);

it('Manage Products opens for an administrator', () => {
  expect(renderFor({ role: 'admin' })).toContain('Manage Products');
});
