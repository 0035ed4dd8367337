import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type FakeIssuer = {
  url: string;
  clientId: string;
  clientSecret: string;
  /**
   * Signs in at the provider as the browser does, and returns with a code. `claims` override the
   * default ones.
   */
  approve: (
    authorizationUrl: string,
    member: User,
    claims?: JWTPayload,
  ) => { code: string; state: string };
  /**
   * Sets how further id tokens are signed: with the published key, with an unknown one, with a
   * shared secret, or not at all.
   */
  sign: (how: 'published' | 'unknown' | 'secret' | 'none') => void;
  close: () => Promise<void>;
};

export type User = { sub: string; email: string; name?: string; email_verified?: boolean };

type Grant = { claims: JWTPayload; challenge: string; redirectUri: string };

/**
 * An OpenID provider on loopback with single-use codes and verified PKCE, for tests without a
 * network. `now` is the shop's clock, ms.
 */
export async function startFakeIssuer(now: () => number = Date.now): Promise<FakeIssuer> {
  const clientId = 'shop.apps.example';
  const clientSecret = 'not-a-real-secret';
  const published = await generateKeyPair('RS256');
  const unknown = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  let how: Parameters<FakeIssuer['sign']>[0] = 'published';

  const server = http.createServer(async (request, reply) => {
    const send = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      return send(200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      });
    }
    if (request.url === '/keys') return send(200, { keys: [jwk] });
    if (request.url !== '/token') return send(404, {});
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret;
    return isValid
      ? send(200, { id_token: await signed(grant.claims) })
      : send(400, { error: 'invalid_grant' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;

  async function signed(claims: JWTPayload): Promise<string> {
    if (how === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    if (how === 'secret')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(Buffer.from(jwk.n!));
    const { privateKey } = how === 'published' ? published : unknown;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
  }

  return {
    url,
    clientId,
    clientSecret,
    sign: (next) => {
      how = next;
    },
    approve: (authorizationUrl, member, claims = {}) => {
      const query = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      const issuedAt = Math.floor(now() / 1000);
      const truth = {
        iss: url,
        aud: clientId,
        iat: issuedAt,
        exp: issuedAt + 600,
        nonce: query.get('nonce'),
        email_verified: true,
      };
      grants.set(code, {
        claims: { ...truth, ...member, ...claims },
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      });
      return { code, state: query.get('state') ?? '' };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
