import { Secret, TOTP } from 'otpauth';

/**
 * Parameters of authenticator apps (RFC 6238, and the defaults of the Key URI format). Seconds.
 */
const period = 30;
/** Accepted steps before and after the current one: clocks of phones differ (RFC 6238, 5.2). */
const window = 1;

/** A fresh secret of 160 bits, base32 (RFC 4226, 4 recommends this length). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code carries into the app. */
export function secretUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * The step of 30 s, counted from 1970, of this code around `now` (epoch ms); null if it is
 * invalid.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Jyotiratna', label, secret, period, digits: 6, algorithm: 'SHA1' });
}
