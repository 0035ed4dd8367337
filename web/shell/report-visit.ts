import { countStepRoute } from '@jyotiratna/contract/visits';

type Arrival = {
  /** The referrer, and the origin of this shop. */
  referrer: string;
  origin: string;
  /** Whether the browser sends Do Not Track, or Global Privacy Control. */
  rejected: boolean;
};

/**
 * Whether a document counts as a visit: opened from outside the shop, by a visitor who does not
 * object.
 */
export function isReported({ referrer, origin, rejected }: Arrival): boolean {
  return !rejected && referrer !== origin && !referrer.startsWith(`${origin}/`);
}

let reported = false;

/**
 * Reports this document's visit, once: a count without a cookie or an id. An error only loses this
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
