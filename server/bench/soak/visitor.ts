import type { SoakStats } from './figures.ts';

// biome-ignore lint/suspicious/noExplicitAny: replies of every shape
export type VisitorReply = { status: number; body: any };

export type Visitor = {
  get: (name: string, path: string) => Promise<VisitorReply>;
  post: (
    name: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<VisitorReply>;
};

export type Balancer = { urls: () => string[]; figures: SoakStats };

/**
 * A browser with its own cookies and IP address. Requests are balanced over the processes; if a
 * connection fails, as while a process is replaced, the request goes to the other one, as with a
 * load balancer.
 */
export function createVisitor({ urls, figures: stats }: Balancer, n: number): Visitor {
  const cookies = new Map<string, string>();
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  let turn = n;

  async function send(
    name: string,
    path: string,
    init: RequestInit,
    extra: Record<string, string>,
  ): Promise<VisitorReply> {
    const startedAt = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      turn += 1;
      const [base] = urls().slice(turn % urls().length);
      try {
        const reply = await fetch(base + path, {
          ...init,
          redirect: 'manual',
          headers: {
            'x-forwarded-for': address,
            cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
            ...extra,
          },
        });
        for (const line of reply.headers.getSetCookie()) {
          const [, key, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (key) cookies.set(key, value ?? '');
        }
        const text = await reply.text();
        stats.answered(name, reply.status, performance.now() - startedAt);
        const isJson = reply.headers.get('content-type')?.includes('json');
        return { status: reply.status, body: isJson ? JSON.parse(text) : text };
      } catch (error) {
        stats.broken(error);
        if (attempts === 4) throw error;
      }
    }
  }

  return {
    get: (name, path) => send(name, path, {}, {}),
    post: (name, path, body = {}, headers = {}) =>
      send(
        name,
        `/api${path}`,
        { method: 'POST', body: JSON.stringify(body) },
        {
          'content-type': 'application/json',
          ...headers,
        },
      ),
  };
}
