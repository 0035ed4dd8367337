import { CallError } from '@jyotiratna/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadStates } from './page.tsx';

const htmlOf = (query: { [Key in keyof UseQueryResult]?: unknown }) =>
  renderToStaticMarkup(<LoadStates of={query as UseQueryResult} subject="returns" />);

it('a loading list displays a message', () => {
  expect(htmlOf({ isPending: true })).toContain('Loading returns...');
});

it('a failed list displays the server’s reason, and offers a retry', () => {
  const html = htmlOf({
    isError: true,
    error: new CallError(503, { message: 'The shop is busy.' }),
  });
  for (const text of ['The returns could not be loaded', 'The shop is busy.', 'Try again'])
    expect(html).toContain(text);
});

it('a loaded or stale list displays no message', () => {
  expect(htmlOf({ isSuccess: true })).toBe('');
  expect(htmlOf({ isError: true, isPlaceholderData: true })).toBe('');
});
