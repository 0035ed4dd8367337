import { ProtocolError } from './protocol-error.ts';
import { ucpVersion } from './version.ts';

/** A URL without TLS, except one of this machine, for development. */
const isInsecure = (profile: string) =>
  /^\w+:\/\//.test(profile) &&
  !(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(profile) && URL.canParse(profile));

/**
 * Reads the caller's profile from the UCP-Agent header, a dictionary of RFC 8941. It is not
 * fetched: any caller has a guest's permissions, and all capabilities are the shop's, so a name
 * that is not a URL is accepted as well.
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

/** @throws ProtocolError invalid_idempotency_key (400) for a key of invalid format */
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
