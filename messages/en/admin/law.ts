import { months } from '../platform/months.ts';

export const law = {
  missing: 'Missing',
  yourAccountantOr: 'For your accountant or lawyer',
  order: 'In order',
  law: 'Law',
  checks: 'checks',
  whatRules2026:
    'What the rules of 2026 ask of an online shop in India, as the shop is now. It is no legal advice: your accountant and your lawyer decide.',
  page: (rule: string, name: string, page: string) => `${rule}. Page: ${name} (${page})`,
  from: (year: string, month: number) => `. In force from ${months.long[month - 1]} ${year}`,
  sentence: (list: string) => `${list}.`,
  left: (count: number) => `${count} left`,
  earlierNotice: (language: string) => `${language}: of an earlier version of the notice`,
  zones: 'The delivery zones are not saved yet',
  variable: (name: string) => `${name} in the environment of the server`,
  open: (title: string) => `Open: ${title}`,
  openLabel: 'Open',
};
