import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isFromOwnMachine, undeclaredProxyWarning } from './own-machine.ts';

describe('a request of a program on this machine', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    isFromOwnMachine({ headers, socket: { remoteAddress } });

  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])(
    'comes from a loopback address: %s',
    (address) => {
      expect(from(address)).toBe(true);
    },
  );

  it.each(['203.0.113.7', '10.0.0.2', '::ffff:203.0.113.7', '2001:db8::1', ''])(
    'does not come from %s',
    (address) => {
      expect(from(address)).toBe(false);
    },
  );

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
  ])('has no header %s, regardless of its value', (name) => {
    expect(from('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
  });
});

describe('the warning of a proxy that is not declared', () => {
  async function warnings(hops: number, requests: Record<string, string>[]): Promise<string[]> {
    const lines: string[] = [];
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    });
    await app.register(undeclaredProxyWarning, { hops });
    app.get('/', async () => 'here');
    for (const headers of requests) await app.inject({ url: '/', headers });
    await app.close();
    return lines.map((line) => JSON.parse(line).msg);
  }
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  it('is logged once and names the variable', async () => {
    const logged = await warnings(0, [{}, forwarded, forwarded, { forwarded: 'for=203.0.113.7' }]);
    expect(logged).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it('is not logged where proxies are declared or nothing is forwarded', async () => {
    expect(await warnings(1, [forwarded])).toEqual([]);
    expect(await warnings(0, [{}, {}])).toEqual([]);
  });
});
