import { ProtocolError } from './protocol-error.ts';
import { ucpVersion } from './version.ts';

/** A URL without TLS, unless of this machine: an agent under development. */
const isInsecure = (profile: string) =>
  /^\w+:\/\//.test(profile) &&
  !(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(profile) && URL.canParse(profile));

/**
 * The profile of a caller in the UCP-Agent header, a dictionary of RFC 8941. It is not fetched: a
 * caller has a guest's rights with any profile, and every capability is the shop's. So a name that
 * is no URL is accepted as well.
 * @throws ProtocolError invalid_profile_url (400), version_unsupported (422)
 */
export function readAgent(header: string | string[] | undefined): string {
  const text = String(header ?? '');
  const profile = /(?:^|[,;\s])profile="([^"\\]{1,500})"/.exec(text)?.[1];
  if (!profile || isInsecure(profile))
    throw new ProtocolError(400, 'invalid_profile_url', 'UCP-Agent must be profile="https://…".');
  const version = /(?:^|[,;\s])version="([^"\\]{1,40})"/.exec(text)?.[1];
  if (version && version !== ucpVersion)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `This address supports version ${ucpVersion}.`,
    );
  return profile;
}

/** @throws ProtocolError invalid_idempotency_key (400) for a key of another form */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header);
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ProtocolError(
    400,
    'invalid_idempotency_key',
    'Idempotency-Key must have 1 to 200 visible characters.',
  );
}
