import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery, useLogIn } from './use-session.ts';

const asha = {
  id: 'usr_1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'user' as const,
  locale: 'en' as const,
};

/** The server's response to the session check. */
const results = vi.fn<() => Promise<Response>>();
const reply = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let queries: QueryClient;
let logIn: ReturnType<typeof useLogIn>;

function Login() {
  logIn = useLogIn();
  return null;
}

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('document', { cookie: 'theme=x; signed-in=1' });
  vi.stubGlobal('fetch', results);
});
afterEach(() => {
  vi.unstubAllGlobals();
  results.mockReset();
});

const check = () => queries.fetchQuery(sessionQuery);

describe('the token check', () => {
  it.each([401, 403])('treats a %i as logged out', async (status) => {
    results.mockResolvedValue(reply(status, { error: 'unauthorized' }));
    expect(await check()).toBeNull();
  });

  it.each([429, 500, 503])('ignores a %i', async (status) => {
    queries.setQueryData(sessionQuery.queryKey, asha);
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    results.mockResolvedValue(reply(status, { error: 'too_many_requests' }));
    await expect(check()).rejects.toMatchObject({ status });
    expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(asha);
  });

  it('sends no request without the session marker cookie', async () => {
    vi.stubGlobal('document', { cookie: 'not-signed-in=1' });
    expect(await check()).toBeNull();
    expect(results).not.toHaveBeenCalled();
  });

  it('logs no user out if it is sent before a login and completed after it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    results.mockReturnValue(promise);
    const early = check().catch(() => null);
    renderToString(
      <QueryClientProvider client={queries}>
        <Login />
      </QueryClientProvider>,
    );
    logIn(asha);
    resolve(reply(401, { error: 'unauthorized' }));
    await early;
    expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(asha);
  });
});
