/** Labels of the footer; the four categories are plain text, not links. */
export const footer = {
  line: 'Semi-precious stones and bracelets, chosen with the chart in mind.',
  international: 'International shipping available',
  explore: 'Explore',
  help: 'Help',
  remediesFor: 'Remedies for',
  categories: [
    'Love & Relationships',
    'Health & Vitality',
    'Wealth & Career',
    'Protection & Grounding',
  ],
  links: {
    remedies: 'Remedies',
    stones: 'Stones by graha and rashi',
    healers: 'Spiritual Healers',
    kundli: 'Free Kundli',
    matching: 'Kundli Matching',
    horoscope: 'Horoscope',
    panchang: 'Panchang',
    about: 'About',
    giftCards: 'Gift cards',
    contact: 'Contact',
    faqs: 'FAQs',
    shipping: 'Shipping Policy',
    refund: 'Cancellation & Refund Policy',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', x: 'X' },
};

/** The page for URLs that do not exist (404). */
export const notFound = {
  title: 'Page not found | Jyotiratna',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  home: 'Return to Home',
  remedies: 'See all remedies',
};

/** Statements next to every product. */
export const productPromises = {
  badge: 'Premium Quality',
  heading: 'Why Choose This Remedy',
  quality: {
    title: 'Authentic quality',
    text: 'The stone is what its name says, and any treatment we know of is stated.',
  },
  /** `days`: business days until the delivery. */
  free: (days: string) => ({
    title: 'Free delivery',
    text: `Free delivery within ${days} business days.`,
  }),
  paid: (days: string) => ({
    title: 'Delivery to your door',
    text: `Within ${days} business days; your PIN code decides day and price.`,
  }),
  /** The note about delivery for an item that is made or energised first. */
  made: 'The parcel leaves once your piece is ready; the delivery day beside the price counts that in.',
  /** By the return policy of the product; days after the delivery. */
  returns: {
    standard: (days: number) => ({
      title: `${days}-day hassle-free returns`,
      text: `Not right for you? Send it back within ${days} days.`,
    }),
    loose_stone: (days: number) => ({
      title: `${days}-day returns for a loose stone`,
      text: `Not right for you? Send it back unworn within ${days} days, with its report.`,
    }),
    set_jewellery: (days: number) => ({
      title: `${days} days to exchange`,
      text: 'For another piece or a store credit.',
    }),
    faulty_only: (days: number) => ({
      title: 'Made for you',
      text: `It is taken back within ${days} days if it is faulty, or is not what was ordered.`,
    }),
  },
  belief:
    'What a stone is worn for is a matter of tradition and belief. It does not replace medical, legal or financial advice.',
  picture: 'Illustrative image. Colour and pattern of a natural stone differ from piece to piece.',
};
