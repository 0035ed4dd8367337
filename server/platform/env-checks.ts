import { paymentGroups } from './payment-providers/providers.ts';
import { isSafeBase } from './variable.ts';

/**
 * Variables that only work together. Those in `more` have defaults, and have no effect without
 * `all`.
 */
type Group = { readonly all: readonly string[]; readonly more?: readonly string[] };

const groups: readonly Group[] = [
  ...paymentGroups,
  { all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], more: ['GOOGLE_ISSUER'] },
  {
    all: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    more: ['S3_REGION'],
  },
  { all: ['DATABASE_URL', 'DATABASE_READ_URL'] },
  { all: ['KUNDLI_PROVIDER_URL', 'KUNDLI_PROVIDER_KEY'] },
  { all: ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] },
  { all: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] },
  { all: ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN', 'CDN_SECONDS'] },
  // GSTIN alone issues no tax invoice; name or address alone are displayed on pages.
  { all: ['COMPANY_NAME', 'COMPANY_ADDRESS'], more: ['GSTIN'] },
];
const usefulAlone: readonly string[] = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'CDN_SECONDS',
  'DATABASE_URL',
];

/**
 * Rejects incomplete groups of variables.
 * @returns the error message at startup, or null
 */
export function groupError(given: Record<string, unknown>): string | null {
  for (const { all, more = [] } of groups) {
    const missing = all.find((name) => given[name] === undefined);
    const set = [...all, ...more].find(
      (name) => given[name] !== undefined && !usefulAlone.includes(name),
    );
    if (missing && set) return `${missing} is required when ${set} is set`;
  }
  return null;
}

type Addressed = 'GOOGLE_ISSUER' | 'KUNDLI_PROVIDER_URL' | 'LIVEKIT_URL' | 'CDN_PURGE_URL';
type Addresses = { readonly [Name in Addressed]?: string | undefined };

/**
 * Secrets may be sent over https only, or within this machine.
 * @returns the error message at startup, or null
 */
export function addressError(env: Addresses): string | null {
  const { GOOGLE_ISSUER, KUNDLI_PROVIDER_URL, LIVEKIT_URL, CDN_PURGE_URL } = env;
  for (const [name, url] of Object.entries({ GOOGLE_ISSUER, KUNDLI_PROVIDER_URL, CDN_PURGE_URL }))
    if (url && !isSafeBase(url))
      return `${name} must be an https URL, or http on this machine only`;
  if (LIVEKIT_URL && !isSafeBase(LIVEKIT_URL.replace(/^ws/, 'http')))
    return 'LIVEKIT_URL must be a wss URL, or ws on this machine only';
  return null;
}
