import { type Access, type Endpoint, scopeOf } from '@jyotiratna/contract';
import type { Json } from './create-schemas.ts';

const callers: Readonly<Record<Access, string>> = {
  public: 'Open to everyone.',
  shopper: 'For guests and customers.',
  user: 'For customers with a session.',
  member: 'For every account with a session.',
  healer: 'For healers with a session.',
  admin: 'For administrators with a session, as far as their role allows.',
  'admin-setup':
    'For administrators with a session, also before a required second factor is set up.',
};

/** Describes access and rate limit of an endpoint. */
export function describeAccess({ access, limit, worded, method, path }: Endpoint): string {
  const parts = [callers[access]];
  const scope = scopeOf(`${method} ${path}`);
  if (scope) parts.push(`A token needs the scope \`${scope}\`.`);
  if (limit) parts.push(`At most ${limit.max} calls in ${limit.minutes} min from one network.`);
  if (worded || method !== 'GET')
    parts.push('The language of texts follows the header `x-locale`.');
  return parts.join(' ');
}

/** Guests get a cookie, but do not need one. */
export function securityOf({ access, method, path }: Endpoint): Json[] {
  if (access === 'public') return [];
  if (access === 'shopper') return [{}, { session: [] }];
  const isOpen = access === 'admin' && scopeOf(`${method} ${path}`) !== null;
  return isOpen ? [{ session: [] }, { token: [] }] : [{ session: [] }];
}
