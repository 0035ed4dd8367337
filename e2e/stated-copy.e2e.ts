import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let shop: ShopProcess;
const careersEmail = 'careers@example.com';

test.beforeAll(async () => {
  shop = await startShop({ CAREERS_EMAIL: careersEmail });
});
test.afterAll(() => shop?.remove());

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The text of a page before any script runs: without tags, with collapsed white space. */
async function readPage(path: string): Promise<string> {
  const html = await (await fetch(shop.url + path)).text();
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] as string)
    .replaceAll(/\s+/g, ' ');
}

test.describe('the copy required by the specification', () => {
  for (const [path, statements] of [
    [
      '/careers',
      [
        'Career With Us',
        'Current Openings',
        'Astrologer & Vedic Astrology Consultant',
        'Numerologist & Gemstone Advisor',
        'Palm & Hand-Reading Specialist',
        'Customer Care Executive – Sales & Support',
        'Digital Marketing & Content Specialist',
        'UI/UX & Web Developer (Contract)',
        'Full-time',
        'Remote',
        'Responsibilities',
        'Requirements',
        'Why Work With Us',
        'Impactful Work',
        'Flexible Options',
        'Career Growth',
        'Competitive Pay',
        'Collaborative Culture',
        'How to Apply',
        careersEmail,
        'Application for [Job Role]',
        'Shortlisted applicants will hear from us within 5–7 business days.',
        'Future Openings',
        'Client Success Manager',
        'Live Video Host',
        'Research Analyst',
        'Regional Language Translator',
        'Graphic & Motion Designer',
        'Join Us Today',
        'Apply Now',
      ],
    ],
    [
      '/faqs',
      [
        'Frequently Asked Questions',
        'Still have questions?',
        'Contact us',
        'consultation charges range from ₹2,000 to ₹10,000',
      ],
    ],
    [
      '/blog',
      [
        'All',
        'Gemstone Guide',
        'Astrology Basics',
        'Crystal Healing',
        'Remedies',
        'Wellness',
        'Read Article',
        'Subscribe Now',
      ],
    ],
    [
      '/spiritual-healers',
      [
        'Spiritual Healers',
        'Online Only',
        'Showing 6 of 6 healers',
        'View Profile',
        'Chat Now',
        'Unavailable',
        'Why Choose Our Platform',
        '97% satisfaction',
        'money-back guarantee on the first consultation',
        '24/7 support',
        '15-20 min',
      ],
    ],
    ['/kundli', ['Free Kundli', 'Worried about your future? Let us help']],
    ['/refund-policy', ['Cancellation & Refund Policy', '7-10 business days']],
    [
      '/shipping-policy',
      ['Shipping Policy', 'Processing an order 2-3', 'Standard shipping 5-7', 'usiness days'],
    ],
    ['/contact-us', ['Contact Us', 'within 24 hours, Monday to Friday, 9:00 to 18:00 IST']],
  ] as [string, string[]][])
    test(`is displayed on ${path}`, async () => {
      const page = await readPage(path);
      expect(statements.filter((text) => !page.includes(text))).toEqual([]);
    });
});
