import { countStepRoute } from '@jyotiratna/contract/visits';

type Arrival = {
  /** The page before, and this shop's origin. */
  referrer: string;
  origin: string;
  /** Do Not Track, or Global Privacy Control. */
  rejected: boolean;
};

/**
 * Whether a document is a visit to report: it was opened from outside the shop, by a visitor who
 * does not object.
 */
export function isReported({ referrer, origin, rejected }: Arrival): boolean {
  return !rejected && referrer !== origin && !referrer.startsWith(`${origin}/`);
}

let reported = false;

/**
 * Reports this document's visit, once: a count without a cookie or an id. A failure costs one
 * count.
 */
export function reportVisit(): void {
  const rejected =
    navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
  if (reported || !isReported({ referrer: document.referrer, origin: location.origin, rejected }))
    return;
  reported = true;
  const body = new Blob([JSON.stringify({ step: 'visit' })], { type: 'application/json' });
  navigator.sendBeacon?.(countStepRoute.path, body);
}
