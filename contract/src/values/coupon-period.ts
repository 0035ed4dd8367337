const bareDate = /^\d{4}-\d\d-\d\d$/;

/** The moment from which a coupon works: of a bare date (YYYY-MM-DD) its first second in India. */
export function couponStart(text: string): Date {
  return new Date(bareDate.test(text) ? `${text}T00:00:00+05:30` : text);
}

/** The moment until which a coupon works: of a bare date (YYYY-MM-DD) its last second in India. */
export function couponEnd(text: string): Date {
  return new Date(bareDate.test(text) ? `${text}T23:59:59+05:30` : text);
}

type Period = { startsAt?: string | null | undefined; expiresAt?: string | null | undefined };

/**
 * False when a coupon would expire before its start. A single day, start and end on the same
 * date, is a period.
 */
export function startsBeforeEnd({ startsAt, expiresAt }: Period): boolean {
  return !startsAt || !expiresAt || couponStart(startsAt) < couponEnd(expiresAt);
}
