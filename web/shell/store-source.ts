import { indianDate, readSource } from '@jyotiratna/contract';
import { storedSources } from './stored-sources.ts';

/** A source is older than the visit that it explains by a season at most. */
const maxAgeMs = 90 * 86_400_000;

/**
 * Stores the source of this document's first page. The last source is the latest one known; the
 * first one stays for a season.
 */
export function storeSource(): void {
  const source = readSource(new URL(location.href), document.referrer, indianDate(Date.now()));
  if (!source) return;
  const before = storedSources.read();
  const isRecent = before && Date.parse(source.day) - Date.parse(before.first.day) <= maxAgeMs;
  storedSources.write({ first: isRecent ? before.first : source, last: source });
}
