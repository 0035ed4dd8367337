const bareDate = /^\d{4}-\d\d-\d\d$/;

/** Start of a coupon's validity: for a date without time (YYYY-MM-DD) its first second in India. */
export function couponStart(text: string): Date {
  return new Date(bareDate.test(text) ? `${text}T00:00:00+05:30` : text);
}

/** End of a coupon's validity: for a date without time (YYYY-MM-DD) its last second in India. */
export function couponEnd(text: string): Date {
  return new Date(bareDate.test(text) ? `${text}T23:59:59+05:30` : text);
}

type Period = { startsAt?: string | null | undefined; expiresAt?: string | null | undefined };

/** False if a coupon would expire before its start. The same date as start and end is valid. */
export function startsBeforeEnd({ startsAt, expiresAt }: Period): boolean {
  return !startsAt || !expiresAt || couponStart(startsAt) < couponEnd(expiresAt);
}
