import { expect, it } from 'vitest';
import { pageOfOtherName } from './other-names.ts';
import { isPageAddress, rashiPages } from './page-addresses.ts';

it.each([
  ['/horoscope/aries', '/horoscope/mesha'],
  ['/horoscope/pisces/week', '/horoscope/meena/week'],
  ['/horoscope/मेष', '/horoscope/mesha'],
  ['/rashi/scorpio', '/rashi/vrischika'],
  ['/rashi/vrishchik', '/rashi/vrischika'],
  ['/stones/manik', '/stones/ruby'],
  ['/stones/cat-eye', '/stones/cats-eye'],
  ['/graha/saturn', '/graha/shani'],
])('%s leads to %s', (address, page) => {
  expect(pageOfOtherName(address)).toBe(page);
  expect(isPageAddress(page.slice(1)) || page.startsWith('/horoscope/')).toBe(true);
});

it.each([
  '/horoscope/mesha',
  '/horoscope/ophiuchus',
  '/stones/manik/week',
  '/stones/constructor',
  '/remedies/manik',
])('%s is another name of no page', (address) => expect(pageOfOtherName(address)).toBeNull());

it('each English sign has a page in both sections', () => {
  const signs =
    'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
      ' ',
    );
  const slugs = rashiPages.map(({ slug }) => slug);
  expect(signs.map((sign) => pageOfOtherName(`/horoscope/${sign}`))).toEqual(
    slugs.map((slug) => `/horoscope/${slug}`),
  );
  expect(signs.map((sign) => pageOfOtherName(`/rashi/${sign}`))).toEqual(
    slugs.map((slug) => `/rashi/${slug}`),
  );
});
