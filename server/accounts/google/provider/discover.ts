import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { fetchJson } from './fetch-json.ts';
import { IdentityError } from './identity.ts';

export type ProviderMetadata = { authorization: string; token: string; keys: JWTVerifyGetKey };

const keepMs = 60 * 60_000;

/**
 * Reads the provider's endpoints from its discovery document (OpenID Connect Discovery 1.0), cached
 * for an hour.
 */
export function createDiscovery(
  issuer: string,
  isSafe: (url: string) => boolean,
): () => Promise<ProviderMetadata> {
  let cached: { at: number; metadata: Promise<ProviderMetadata> } | null = null;

  async function read(): Promise<ProviderMetadata> {
    const document = await fetchJson(`${issuer}/.well-known/openid-configuration`);
    if (document.issuer !== issuer)
      throw new IdentityError('the discovery document is of another issuer');
    const endpoint = (name: string): string => {
      const url = document[name];
      if (typeof url !== 'string' || !URL.canParse(url) || !isSafe(url))
        throw new IdentityError(`no usable ${name}`);
      return url;
    };
    const keys = createRemoteJWKSet(new URL(endpoint('jwks_uri')), {
      timeoutDuration: 5000,
      cooldownDuration: 5000,
    });
    return {
      authorization: endpoint('authorization_endpoint'),
      token: endpoint('token_endpoint'),
      keys,
    };
  }

  return () => {
    if (!cached || performance.now() - cached.at > keepMs) {
      const metadata = read();
      const fresh = { at: performance.now(), metadata };
      cached = fresh;
      metadata.catch(() => {
        if (cached === fresh) cached = null;
      });
    }
    return cached.metadata;
  };
}
