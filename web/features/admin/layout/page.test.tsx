import { CallError } from '@jyotiratna/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadStates } from './page.tsx';

const visible = (query: { [Key in keyof UseQueryResult]?: unknown }) =>
  renderToStaticMarkup(<LoadStates of={query as UseQueryResult} subject="returns" />);

it('a loading list displays a message', () => {
  expect(visible({ isPending: true })).toContain('Loading returns...');
});

it('a failed list displays the server’s reason, and offers a retry', () => {
  const html = visible({
    isError: true,
    error: new CallError(503, { message: 'The shop is busy.' }),
  });
  for (const labels of ['The returns could not be loaded', 'The shop is busy.', 'Try again'])
    expect(html).toContain(labels);
});

it('a loaded or stale list displays no message', () => {
  expect(visible({ isSuccess: true })).toBe('');
  expect(visible({ isError: true, isPlaceholderData: true })).toBe('');
});
