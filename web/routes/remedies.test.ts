import { expect, it, vi } from 'vitest';
import { loader } from './remedies.tsx';

it('logs a product list that cannot be loaded, and displays an empty one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('unreachable');
  const api = () => Promise.reject(error);
  const args = { context: { get: () => api }, request: new Request('http://localhost/remedies') };
  const { data, init } = await loader(args as unknown as Parameters<typeof loader>[0]);
  expect(log).toHaveBeenCalledWith('The product list could not be loaded', error);
  expect([data.cards, init?.status]).toEqual([[], 503]);
  log.mockRestore();
});
