/** Related remedies on a product page. */
export const companions = {
  title: 'Goes well with this',
  similar: 'Similar stones',
  seen: 'Recently viewed',
  clear: 'Clear',
};
