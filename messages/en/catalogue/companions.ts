/** Other remedies on the page of one. */
export const companions = {
  title: 'Goes well with this',
  similar: 'Similar stones',
  seen: 'Recently viewed',
  clear: 'Clear',
};
