/**
 * Runs in the browser, immediately after the empty list that displays a guest's lines until
 * hydration: names, quantities and prices as stored in this browser. Self-contained.
 * @param key the storage key of the lines @param times the format of quantity and price, with `{n}`
 * and `{price}`
 */
export function showEarlyCart(key: string, times: string): void {
  const list = document.currentScript?.previousElementSibling;
  try {
    const items: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!list || !Array.isArray(items)) return;
    const rupees = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    for (const { name, quantity, discountedPrice, image } of items.slice(0, 50)) {
      if (typeof name !== 'string' || !(quantity > 0) || !(discountedPrice > 0)) continue;
      const line = document.createElement('li');
      const photo = document.createElement(
        typeof image === 'string' && /^\/pictures\//.test(image) ? 'img' : 'span',
      );
      if (photo instanceof HTMLImageElement) {
        photo.alt = '';
        photo.src = image;
      }
      const paragraph = document.createElement('p');
      const title = document.createElement('strong');
      const price = document.createElement('span');
      title.textContent = name;
      price.textContent = times
        .replace('{n}', String(quantity))
        .replace('{price}', rupees.format(discountedPrice));
      paragraph.append(title, price);
      line.append(photo, paragraph);
      list.append(line);
    }
  } catch {
    // No storage, or unreadable data: the page reports it once its scripts have loaded.
  }
}
