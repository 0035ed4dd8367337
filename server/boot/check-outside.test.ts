import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import { afterEach, describe, expect, it } from 'vitest';
import { createGoogle } from '../accounts/google/provider/google.ts';
import { readEnv } from '../platform/env.ts';
import { createProvider } from '../platform/payment-providers/razorpay/provider.ts';
import { isSafeBase } from '../platform/variable.ts';
import { gatewaySettings } from '../testing/checkout-shop.ts';
import { startFakeIssuer } from '../testing/fake-issuer.ts';
import { checkOutside } from './check-outside.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server?.listening) await new Promise((done) => server?.close(done));
});

/**
 * Starts a server with a fixed response, and returns its URL; without a status the port is closed.
 */
async function listener(status?: number): Promise<string> {
  const started = createServer(
    (_request, response) => void response.writeHead(status ?? 200).end('<html>'),
  );
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  if (status === undefined) await new Promise((done) => started.close(done));
  return url;
}

describe('the payment provider', () => {
  const result = async (apiBase: string, keySecret?: string) => {
    const env = readEnv({
      ...gatewaySettings(apiBase),
      ...(keySecret && { RAZORPAY_KEY_SECRET: keySecret }),
    });
    const { RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: secret = '' } = env;
    const settings = {
      name: 'razorpay' as const,
      scriptUrl: '',
      apiBase,
      keyId,
      keySecret: secret,
      webhookSecrets: [],
      standIn: null,
      embedded: false,
    };
    const payments = createProvider(settings, {
      timing: { sleep: async () => {}, random: () => 0 },
    });
    const lines = await checkOutside({ env, payments, google: null });
    for (const line of lines) expect(line).not.toMatch(/\n|secret/);
    return lines;
  };

  it('logs nothing if it responds', async () => {
    const gateway = await startGateway();
    expect(await result(gateway.apiBase)).toEqual([]);
    await gateway.close();
  });

  it('is reported by its variables if it rejects the keys', async () => {
    const gateway = await startGateway();
    expect(await result(gateway.apiBase, 'another-secret')).toEqual([
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: the payment provider rejects these keys (401)',
    ]);
    await gateway.close();
  });

  it.each([
    [undefined, /^RAZORPAY_API_BASE: the payment provider does not respond at this address \(/],
    [503, /^RAZORPAY_API_BASE: the payment provider does not respond at this address \(503\)$/],
    [200, /^RAZORPAY_API_BASE: the server at this address is no payment provider \(200\)$/],
    [404, /^RAZORPAY_API_BASE: the server at this address is no payment provider \(404\)$/],
  ])('is reported by its variable if it responds with %s', async (status, line) => {
    expect(await result(`${await listener(status)}/v1`)).toEqual([expect.stringMatching(line)]);
  });

  it('is not checked if it is the local sandbox', async () => {
    const payments = { keyId: 'x' } as never;
    expect(await checkOutside({ env: readEnv({}), payments, google: null })).toEqual([]);
  });
});

describe('the issuer of Google', () => {
  const result = (issuer: string) => {
    const google = createGoogle({ issuer, clientId: 'a', clientSecret: 'b', isSafe: isSafeBase });
    return checkOutside({ env: readEnv({ PAYMENTS: 'none' }), payments: null, google });
  };

  it('logs nothing if it responds', async () => {
    const issuer = await startFakeIssuer();
    expect(await result(issuer.url)).toEqual([]);
    await issuer.close();
  });

  it.each([[undefined], [200], [404]])(
    'is reported by its variable if it responds with %s',
    async (status) => {
      const [line, ...extra] = await result(await listener(status));
      expect(line).toMatch(
        /^GOOGLE_ISSUER: no OpenID Connect configuration at this address \([^\n]+\)$/,
      );
      expect(extra).toEqual([]);
    },
  );
});
