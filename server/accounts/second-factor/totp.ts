import { Secret, TOTP } from 'otpauth';

/** TOTP period in seconds (RFC 6238, and the defaults of the Key URI format). */
const period = 30;
/**
 * Time steps accepted before and after the current one, because phones' clocks differ (RFC 6238,
 * 5.2).
 */
const window = 1;

/** A fresh secret of 160 bits, base32 (RFC 4226, 4 recommends this length). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URI, displayed as a QR code for the authenticator app. */
export function secretUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/**
 * The time step (30 s, from 1970) of a code that is valid at `now` (epoch ms); null if it is
 * invalid.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Jyotiratna', label, secret, period, digits: 6, algorithm: 'SHA1' });
}
