/** The pages that stand in the sitemap beside articles, policies and the catalogue. */
export const openPages = [
  '/',
  '/remedies',
  '/spiritual-healers',
  '/kundli',
  '/kundli-matching',
  '/horoscope',
  '/panchang',
  '/blog',
  '/careers',
  '/faqs',
  '/about',
  '/contact-us',
];
