/** The frame of every page: header, menu, notices, errors. The footer's texts are content. */
export const shell = {
  main: 'Main',
  skip: 'Skip to main content',
  links: {
    healers: { label: 'Spiritual Healers', help: 'First 3 minutes of chat free' },
    remedies: { label: 'Remedies', help: 'Semi-precious stones and bracelets' },
    kundli: { label: 'Free Kundli', help: 'Chart, nakshatra, dasha' },
    careers: { label: 'Careers' },
    blog: { label: 'Blog' },
  },
  cart: 'Cart',
  cartWith: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  menu: { title: 'Menu', open: 'Open menu', close: 'Close menu' },
  bookSession: 'Book Session',
  profile: 'Profile',
  profileOf: (name: string) => `Profile of ${name}`,
  login: 'Login',
  logout: 'Logout',
  signup: 'Signup',
  support: (hours: string) => `${hours} support.`,
  offer: {
    label: 'Offer',
    percent: (percent: number) => `${percent}% off all remedies`,
    /** `until`: last day of the offer; empty if unlimited. */
    limit: (until: string) => (until ? `, for a limited time, until ${until}.` : '.'),
    use: { short: 'Use', rest: ' code' },
  },
  backToShop: 'Back to shop',
  secure: 'Secure checkout',
  offline: 'You are offline. You can keep reading this page; ordering needs a connection.',
  needsScript:
    'JavaScript is switched off in this browser. You can read everything, but the cart, orders, charts and accounts need it.',
  noConnection: {
    title: 'No connection',
    text: 'This page needs a connection. Your cart is safe.',
    cart: (count: number) => (count === 1 ? 'Your Cart, 1 item' : `Your Cart, ${count} items`),
  },
  error: {
    title: 'Something went wrong',
    text: 'The page could not be loaded. Your cart is safe.',
  },
  tryRetry: 'Try again',
};
