import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { access } from './access-plugin.ts';

describe('a route of the API', () => {
  it('cannot be added without declaring its access', async () => {
    const app = fastify();
    await app.register(rateLimit, { redis: null });
    await app.register(access);
    expect(() => app.get('/api/anything', async () => ({}))).toThrow(
      'The route GET /api/anything declares no access.',
    );
    app.get('/api/something', { config: { access: 'public' } }, async () => ({}));
    app.get('/elsewhere', async () => ({}));
    expect(app.declaredRoutes.map(({ url }) => url)).toEqual(['/api/something', '/api/something']);
    await app.close();
  });
});
