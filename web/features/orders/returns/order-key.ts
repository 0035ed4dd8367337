import { persistedText } from '../../../persisted.ts';

/**
 * The order key in a message's link: read from the URL, removed from it, and stored for this tab.
 * Undefined without one.
 */
export function takeOrderKey(id: string): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  const stored = persistedText(`order_key:${id}`, /./, { tab: true });
  // Without storage the key stays in the URL, so that a reload can read it.
  if (given && stored.write(given))
    history.replaceState(history.state, '', location.pathname + location.search);
  return given ?? stored.read() ?? undefined;
}
