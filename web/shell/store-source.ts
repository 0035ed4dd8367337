import { indianDate, readSource } from '@jyotiratna/contract';
import { storedSources } from './stored-sources.ts';

/** Age in ms from which a stored first source is replaced by a newer one. */
const maxAgeMs = 90 * 86_400_000;

/**
 * Stores the source of this document's first page (attribution): `last` is the latest known one;
 * `first` is replaced after 90 days.
 */
export function storeSource(): void {
  const source = readSource(new URL(location.href), document.referrer, indianDate(Date.now()));
  if (!source) return;
  const before = storedSources.read();
  const isRecent = before && Date.parse(source.day) - Date.parse(before.first.day) <= maxAgeMs;
  storedSources.write({ first: isRecent ? before.first : source, last: source });
}
