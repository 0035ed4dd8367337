import { CallError } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotLoaded } from './not-loaded.tsx';

const textOf = (error: unknown) =>
  renderToStaticMarkup(
    <NotLoaded of={{ isError: error !== null, error, refetch: () => {} }}>Loading</NotLoaded>,
  );

it('content without data displays its loading state', () => {
  expect(textOf(null)).toBe('Loading');
});

it.each([
  [new CallError(503, { message: 'The shop is busy.' }), 'The shop is busy.'],
  [new CallError(0, {}), 'The shop could not be reached. Please check your connection.'],
])('content that failed to load displays the reason of %s, and a retry', (error, reason) => {
  const html = textOf(error);
  for (const label of [reason, 'Try again', 'role="alert"']) expect(html).toContain(label);
});
