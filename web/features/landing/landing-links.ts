import {
  type Graha,
  grahaNames,
  grahaOfStone,
  grahaPage,
  grahas,
  itemAt,
  type PurposePage,
  purposePages,
  purposes,
  rashiPages,
  type StonePage,
  stoneOfGraha,
  stonePages,
} from '@jyotiratna/contract';
import { landing } from '#messages/catalogue/landing.ts';
import { stone as stoneLabels } from '#messages/catalogue/stone.ts';
import { language } from '#messages/language.ts';
import { rashis } from '../../ui/rashis.ts';

export type PageLink = { to: string; label: string; note?: string };

/** The common name of a graha in this build's language. */
export function localizedGraha(graha: Graha): string {
  return grahaNames[graha][language.script === 'devanagari' ? 'devanagari' : 'name'];
}

/** The name of a rashi in this build's language. @param index 0 (Mesha) to 11 */
export function localizedRashi(index: number): string {
  const { rashi = '', word = '' } = rashis[index] ?? {};
  return language.script === 'devanagari' ? word : rashi;
}

const stoneLink = (stone: StonePage): PageLink => {
  const graha = grahaOfStone(stone);
  return {
    to: `/stones/${stone}`,
    label: stoneLabels.of.stone[stone],
    ...(graha && { note: landing.stoneOf(localizedGraha(graha)) }),
  };
};
const grahaLink = (graha: Graha): PageLink => ({
  to: `/graha/${grahaPage(graha)}`,
  label: localizedGraha(graha),
});
const rashiLink = (index: number): PageLink => {
  const { slug, lord } = itemAt(rashiPages, index);
  return {
    to: `/rashi/${slug}`,
    label: localizedRashi(index),
    note: landing.lordOf(localizedGraha(lord)),
  };
};
const purposeLink = (purpose: PurposePage): PageLink => ({
  to: `/purpose/${purpose}`,
  label: landing.purposes[purpose],
});
const horoscopeLink = (index: number): PageLink => ({
  to: `/horoscope/${itemAt(rashiPages, index).slug}`,
  label: landing.horoscopeOf(localizedRashi(index)),
});

/** All landing pages by family. */
export const families = {
  stones: stonePages.map(stoneLink),
  graha: grahas.map(grahaLink),
  rashi: rashiPages.map((_, index) => rashiLink(index)),
  purpose: purposes.map(purposeLink),
  tools: (['carat-to-ratti', 'nakshatra', 'rudraksha'] as const)
    .map((tool): PageLink => ({ to: `/tools/${tool}`, label: landing.tools[tool] }))
    .concat([{ to: '/ring-size', label: landing.tools['ring-size'] }]),
  horoscope: rashiPages.map((_, index) => horoscopeLink(index)),
};

/**
 * Pages related to a graha: the graha, its stone, the rashis that it rules and their horoscopes;
 * without the page at `path`.
 */
export function linksOfGraha(graha: Graha, path: string): PageLink[] {
  const ruled = rashiPages.flatMap(({ lord }, index) => (lord === graha ? [index] : []));
  const stone = stonePages.find((one) => one === stoneOfGraha[graha]);
  const links = [...(stone ? [stoneLink(stone)] : []), grahaLink(graha), ...ruled.map(rashiLink)];
  return links.filter(({ to }) => to !== path);
}

/**
 * Pages related to a rashi: its horoscopes, and the pages of its lord; without the page at `path`.
 */
export const linksOfRashi = (index: number, path: string): PageLink[] => [
  horoscopeLink(index),
  ...linksOfGraha(itemAt(rashiPages, index).lord, path),
];
export function linksOfPurpose(purpose: PurposePage): PageLink[] {
  const stones = purposePages[purpose].flatMap((graha) => linksOfGraha(graha, '').slice(0, 2));
  return [...stones, ...purposes.filter((one) => one !== purpose).map(purposeLink)];
}
