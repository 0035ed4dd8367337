import type { language as English } from '../en/language.ts';

export const language: typeof English = {
  code: 'hi',
  tag: 'hi-IN',
  dates: 'hi-IN-u-nu-latn',
  openGraph: 'hi_IN',
  prefix: '/hi',
  other: { tag: 'en-IN', prefix: '', name: 'English', switch: 'Read this page in English' },
};
