const storage = (id: string) => `order_key:${id}`;

/**
 * The order key in a message's link: read from the address, removed from it, and stored for
 * this tab. Undefined without one.
 */
export function takeOrderKey(id: string): string | undefined {
  const resolved = new URLSearchParams(location.hash.slice(1)).get('key');
  try {
    if (resolved) {
      sessionStorage.setItem(storage(id), resolved);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    return resolved ?? sessionStorage.getItem(storage(id)) ?? undefined;
  } catch {
    return resolved ?? undefined;
  }
}
