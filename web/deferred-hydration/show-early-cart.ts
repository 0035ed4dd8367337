/**
 * Runs in the browser, right behind the empty list in which a guest's lines are shown until React has taken over: names, pieces
 * and prices as this browser keeps them. Uses nothing outside itself.
 * @param key where the browser keeps them @param times how pieces and a price are told, with `{n}` and `{price}`
 */
export function showEarlyCart(key: string, times: string): void {
  const list = document.currentScript?.previousElementSibling;
  try {
    const items: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!list || !Array.isArray(items)) return;
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
    for (const { name, quantity, discountedPrice, image } of items.slice(0, 50)) {
      if (typeof name !== 'string' || !(quantity > 0) || !(discountedPrice > 0)) continue;
      const line = document.createElement('li');
      const picture = document.createElement(typeof image === 'string' && /^\/pictures\//.test(image) ? 'img' : 'span');
      if (picture instanceof HTMLImageElement) {
        picture.alt = '';
        picture.src = image;
      }
      const told = document.createElement('p');
      const title = document.createElement('strong');
      const price = document.createElement('span');
      title.textContent = name;
      price.textContent = times.replace('{n}', String(quantity)).replace('{price}', rupees.format(discountedPrice));
      told.append(title, price);
      line.append(picture, told);
      list.append(line);
    }
  } catch {
    // A browser that keeps nothing, or nothing readable: the page says so once its scripts are there.
  }
}
