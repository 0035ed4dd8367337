import { indianDate, readSource, stepOfPath } from '@jyotiratna/contract';
import { countStepRoute } from '@jyotiratna/contract/visits';
import { language } from '#messages/language.ts';
import { storedSources } from './stored-sources.ts';

/** A source is older than the visit that it explains by a season at most. */
const maxAgeMs = 90 * 86_400_000;

/** The page that opened this document is read once: later pages are the shop's own. */
let isRead = false;

/**
 * Stores the source of a document's first page, and reports a step to a purchase.
 * @param pathname of the page, with its language
 */
export function followVisit(pathname: string): void {
  if (!isRead) storeSource();
  isRead = true;
  const path =
    language.prefix && pathname.startsWith(`${language.prefix}/`) ? pathname.slice(language.prefix.length) : pathname;
  const step = stepOfPath(path);
  if (!step || !navigator.onLine) return;
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  // A failure costs one count.
  navigator.sendBeacon?.(countStepRoute.path, body);
}

/** The last source is the latest one known; the first one stays for a season. */
function storeSource(): void {
  const source = readSource(new URL(location.href), document.referrer, indianDate(Date.now()));
  if (!source) return;
  const before = storedSources.read();
  const isRecent = before && Date.parse(source.day) - Date.parse(before.first.day) <= maxAgeMs;
  storedSources.write({ first: isRecent ? before.first : source, last: source });
}
