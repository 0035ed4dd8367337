import { createHash } from 'node:crypto';
import { emailKey } from '@jyotiratna/contract';
import { type JWTPayload, jwtVerify } from 'jose';
import { createDiscovery } from './discover.ts';
import { fetchJson } from './fetch-json.ts';
import { IdentityError, type IdentityProvider, type Profile } from './identity.ts';

export type GoogleSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Permitted URLs of the discovery document: https, or loopback for a test provider. */
  isSafe: (url: string) => boolean;
};

/** Google uses both forms of its issuer (developers.google.com/identity/openid-connect, 'iss'). */
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Sign-in with Google, or with a test provider that implements OpenID Connect at `issuer`. */
export function createGoogle({
  issuer,
  clientId,
  clientSecret,
  isSafe,
}: GoogleSettings): IdentityProvider {
  const discover = createDiscovery(issuer, isSafe);
  const issuers = googleIssuers.includes(issuer) ? googleIssuers : [issuer];

  return {
    checkIssuer: async () => void (await discover()),

    authorizationUrl: async ({ state, nonce, verifier }, redirectUri) => {
      const url = new URL((await discover()).authorization);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    redeem: async (code, { nonce, verifier }, redirectUri) => {
      const { token, keys } = await discover();
      const reply = await fetchJson(token, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
      });
      if (typeof reply.id_token !== 'string') throw new IdentityError('no id token');
      const { payload } = await jwtVerify(reply.id_token, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        maxTokenAge: '10 minutes',
        clockTolerance: 30,
      }).catch((error: { code?: string }) => {
        throw new IdentityError(error.code ?? 'id token refused');
      });
      if (payload.nonce !== nonce) throw new IdentityError('foreign nonce');
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== clientId)
        throw new IdentityError('foreign azp');
      return { issuer, ...readProfile(payload) };
    },
  };
}

function readProfile(payload: JWTPayload): Omit<Profile, 'issuer'> {
  const { sub, email, email_verified: verified, name, picture: image } = payload;
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > 255)
    throw new IdentityError('no subject');
  if (typeof email !== 'string') throw new IdentityError('no email');
  return {
    subject: sub,
    email: emailKey(email),
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
    picture: typeof image === 'string' ? image : null,
  };
}
