import { endpoints } from '@jyotiratna/contract/endpoints';

const descriptions: Readonly<Record<string, string>> = {
  Catalogue: 'Remedies, their images, settings and metal rates.',
  Cart: 'The cart of a guest or a customer, and its price.',
  Wishlist: 'Wishlist, back-in-stock alerts and reminders of abandoned carts.',
  Delivery: 'Delivery to a PIN code and its charge.',
  Checkout: 'What a customer is asked before paying.',
  Payments: 'Orders of the payment provider, their verification and its webhook.',
  Orders: 'Orders of customers, their documents, returns and reviews.',
  Account: 'Accounts, sessions, addresses and personal data.',
  Kundli: 'Birth charts, their divisions, periods and matching.',
  Almanac: 'Panchang, calendar and daily horoscope.',
  Healers: 'Healers, their slots and their dashboard.',
  Consultations: 'Paid sessions with a healer; their messages travel over a WebSocket.',
  Shop: 'The configuration of public pages, articles and questions.',
  Contact: 'Messages to the shop.',
  Newsletter: 'Subscription and its end.',
  Administration: 'The administration of the shop.',
};

/** The tags of the endpoints with their descriptions, in the contract's order. */
export function describeTags(): { name: string; description: string }[] {
  return [...new Set(endpoints.values())].map((name) => ({
    name,
    description: descriptions[name] ?? name,
  }));
}
