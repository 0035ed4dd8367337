const storage = (id: string) => `order_key:${id}`;

/**
 * What the link of a message proves about an order: taken from the address, out of which it goes, and kept for this tab.
 * Undefined without one.
 */
export function takeOrderKey(id: string): string | undefined {
  const named = new URLSearchParams(location.hash.slice(1)).get('key');
  try {
    if (named) {
      sessionStorage.setItem(storage(id), named);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    return named ?? sessionStorage.getItem(storage(id)) ?? undefined;
  } catch {
    return named ?? undefined;
  }
}
