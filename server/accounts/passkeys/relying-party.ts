import type { Deps } from '../../platform/deps.ts';
import { ownOrigins, publicUrl } from '../../platform/public-url.ts';

/** The shop as a WebAuthn relying party: its host name, and the origins of its pages. */
export function relyingParty({ env }: Pick<Deps, 'env'>): {
  id: string;
  name: string;
  origins: string[];
} {
  return {
    id: new URL(publicUrl(env)).hostname,
    name: 'Jyotiratna',
    origins: [...ownOrigins(env)],
  };
}
