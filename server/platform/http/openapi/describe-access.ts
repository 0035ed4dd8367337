import type { Access, Endpoint } from '@jyotiratna/contract';
import type { Json } from './create-schemas.ts';

const callers: Readonly<Record<Access, string>> = {
  public: 'Open to everyone.',
  shopper: 'For guests and customers.',
  user: 'For customers with a session.',
  member: 'For every account with a session.',
  healer: 'For healers with a session.',
  admin: 'For administrators with a session, as far as their role allows.',
  'admin-setup': 'For administrators with a session, also before a required second factor is set up.',
};

/** Who may call an endpoint, and how often. */
export function describeAccess({ access, limit, worded, method }: Endpoint): string {
  const parts = [callers[access]];
  if (limit) parts.push(`At most ${limit.max} calls in ${limit.minutes} min from one network.`);
  if (worded || method !== 'GET') parts.push('The language of texts follows the header `x-locale`.');
  return parts.join(' ');
}

/** Guests have a cookie too, but need none to begin with. */
export function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  return access === 'shopper' ? [{}, { session: [] }] : [{ session: [] }];
}
