/** Other remedies on the page of one. */
export const companions = {
  title: 'Goes with it',
  similar: 'Similar stones',
  seen: 'Recently seen',
  clear: 'Clear',
};
