import { CallError } from '@jyotiratna/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadStates } from './load-states.tsx';

const shown = (query: { [Key in keyof UseQueryResult]?: unknown }) =>
  renderToStaticMarkup(<LoadStates of={query as UseQueryResult} what="returns" />);

it('a list on its way says so', () => {
  expect(shown({ isPending: true })).toContain('Loading returns...');
});

it('a list that could not be read says so with the server’s reason, and offers another try', () => {
  const html = shown({ isError: true, error: new CallError(503, { message: 'The shop is busy.' }) });
  for (const words of ['The returns could not be loaded', 'The shop is busy.', 'Try again'])
    expect(html).toContain(words);
});

it('a list that was read, or that an older one stands in for, leaves the place to it', () => {
  expect(shown({ isSuccess: true })).toBe('');
  expect(shown({ isError: true, isPlaceholderData: true })).toBe('');
});
