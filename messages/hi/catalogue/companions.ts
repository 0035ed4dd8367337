/** Related remedies on a product page. */
export const companions = {
  title: 'इसके साथ जँचे',
  similar: 'मिलते-जुलते रत्न',
  seen: 'हाल में देखे',
  clear: 'मिटाएँ',
};
