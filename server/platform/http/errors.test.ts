import { ShopError, type ShopErrorCode } from '@jyotiratna/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';

/** The response of a route that sets cache headers, and then fails. */
async function fail(error: Error) {
  const app = Fastify();
  await app.register(errors);
  app.get('/', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    throw error;
  });
  const { statusCode, headers } = await app.inject('/');
  await app.close();
  return {
    status: statusCode,
    retryAfter: headers['retry-after'],
    cache: headers['cache-control'],
  };
}

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a failed reply', () => {
  it('is stored by no cache', async () => {
    expect(await fail(new ShopError('product_not_found'))).toMatchObject({
      status: 404,
      cache: 'no-store',
    });
  });

  it.each([
    ['a statement that took too long', withCode('57014')],
    ['a server that shuts down', withCode('57P01')],
    ['too many connections', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a write on a replica', withCode('25006')],
    ['a broken connection', withCode('08006')],
    ['a server that nobody runs', new Error('x', { cause: withCode('ECONNREFUSED') })],
    ['a pool that is used up', new Error('timeout exceeded when trying to connect')],
  ])('asks to come again in two seconds after %s', async (_subject, error) => {
    expect(await fail(error)).toEqual({ status: 503, retryAfter: '2', cache: 'no-store' });
  });

  it.each([
    ['a constraint of the database', withCode('23505')],
    ['a mistake of the program', new TypeError('x is not a function')],
  ])("is the shop's own after %s", async (_subject, error) => {
    expect(await fail(error)).toMatchObject({ status: 500, retryAfter: undefined });
  });
});

describe('a code that the endpoint does not declare', () => {
  async function response(options: { strict?: boolean }, code: ShopErrorCode) {
    const lines: string[] = [];
    const app = Fastify({
      logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
    });
    await app.register(errors, options);
    app.get('/', { config: { errors: new Set<ShopErrorCode>(['cart_empty']) } }, () => {
      throw new ShopError(code);
    });
    const reply = await app.inject('/');
    await app.close();
    return { status: reply.statusCode, body: reply.json(), logged: lines.join('') };
  }
  const undeclared = 'GET / answers sold_out, which its endpoint does not declare';

  it('fails where the shop is developed and tested', async () => {
    const { status, body, logged } = await response({ strict: true }, 'sold_out');
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 500,
      code: 'internal',
      details: undeclared,
    });
    expect(logged).toContain(undeclared);
  });

  it('is sent in production, and logged', async () => {
    const { status, body, logged } = await response({}, 'sold_out');
    expect([status, body.code]).toEqual([409, 'sold_out']);
    expect(logged).toContain(undeclared);
  });

  it('is not reported for a declared one', async () => {
    const { status, logged } = await response({ strict: true }, 'cart_empty');
    expect([status, logged]).toEqual([409, '']);
  });
});
