import { persistedText } from '../../../persisted.ts';

/**
 * The order key in a message's link: read from the address, removed from it, and stored for
 * this tab. Undefined without one.
 */
export function takeOrderKey(id: string): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  const stored = persistedText(`order_key:${id}`, /./, { tab: true });
  // Where nothing is stored, a reload reads it from the address again.
  if (given && stored.write(given))
    history.replaceState(history.state, '', location.pathname + location.search);
  return given ?? stored.read() ?? undefined;
}
