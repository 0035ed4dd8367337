import { ShopError } from '@jyotiratna/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';

/** What a route answers that says its reply may be kept, and then fails. */
async function fail(error: Error) {
  const app = Fastify();
  await app.register(errors);
  app.get('/', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    throw error;
  });
  const { statusCode, headers } = await app.inject('/');
  await app.close();
  return { status: statusCode, again: headers['retry-after'], kept: headers['cache-control'] };
}

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a failed reply', () => {
  it('is kept by no cache', async () => {
    expect(await fail(new ShopError('product_not_found'))).toMatchObject({ status: 404, kept: 'no-store' });
  });

  it.each([
    ['a statement that took too long', withCode('57014')],
    ['a server that shuts down', withCode('57P01')],
    ['too many connections', withCode('53300')],
    ['a broken connection', withCode('08006')],
    ['a server that nobody runs', new Error('x', { cause: withCode('ECONNREFUSED') })],
    ['a pool that is used up', new Error('timeout exceeded when trying to connect')],
  ])('asks to come again in two seconds after %s', async (_what, error) => {
    expect(await fail(error)).toEqual({ status: 503, again: '2', kept: 'no-store' });
  });

  it.each([
    ['a constraint of the database', withCode('23505')],
    ['a mistake of the program', new TypeError('x is not a function')],
  ])("is the shop's own after %s", async (_what, error) => {
    expect(await fail(error)).toMatchObject({ status: 500, again: undefined });
  });
});
