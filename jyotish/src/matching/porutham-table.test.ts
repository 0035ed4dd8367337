import { expect, test } from 'vitest';
import { zodiacPoint } from '../chart/zodiac.ts';
import { PORUTHAMS, type Porutham, type PoruthamLevel, poruthams } from './porutham.ts';

// An independent implementation of the rules as worded by B. V. Raman (Muhurtha 11) and Tamil
// almanacs: by nakshatra names, remainders and totals of numbers.
const list = (names: string) => names.split(' ');
const NAKSHATRAS = list(
  'ashwini bharani krittika rohini mrigashira ardra punarvasu pushya ashlesha magha purvaphalguni uttaraphalguni hasta ' +
    'chitra swati vishakha anuradha jyeshtha mula purvashadha uttarashadha shravana dhanishta shatabhisha purvabhadra ' +
    'uttarabhadra revati',
);
const RASHIS = list(
  'mesha vrishabha mithuna karka simha kanya tula vrischika dhanu makara kumbha meena',
);

const DEVA = list('ashwini mrigashira punarvasu pushya hasta swati anuradha shravana revati');
const RAKSHASA = list(
  'krittika ashlesha magha chitra vishakha jyeshtha mula dhanishta shatabhisha',
);
const ganaOf = (nakshatra: string) =>
  DEVA.includes(nakshatra) ? 'deva' : RAKSHASA.includes(nakshatra) ? 'rakshasa' : 'manushya';

const ANIMALS = {
  horse: list('ashwini shatabhisha'),
  elephant: list('bharani revati'),
  goat: list('pushya krittika'),
  snake: list('rohini mrigashira'),
  dog: list('mula ardra'),
  cat: list('ashlesha punarvasu'),
  rat: list('magha purvaphalguni'),
  cow: list('uttaraphalguni uttarabhadra'),
  buffalo: list('swati hasta'),
  tiger: list('vishakha chitra'),
  deer: list('jyeshtha anuradha'),
  monkey: list('purvashadha shravana'),
  lion: list('purvabhadra dhanishta'),
  mongoose: list('uttarashadha'),
};
const ENEMIES = list(
  'cow-tiger elephant-lion horse-buffalo dog-deer snake-mongoose monkey-goat cat-rat',
);
const animalOf = (nakshatra: string) =>
  Object.entries(ANIMALS).find(([, nakshatras]) => nakshatras.includes(nakshatra))![0];

const RAJJU = [
  list('ashwini ashlesha magha jyeshtha mula revati'),
  list('bharani pushya purvaphalguni anuradha purvashadha uttarabhadra'),
  list('krittika punarvasu uttaraphalguni vishakha uttarashadha purvabhadra'),
  list('rohini ardra hasta swati shravana shatabhisha'),
  list('mrigashira chitra dhanishta'),
];

/** Vasya pairs of rashis, the girl's first. */
const VASYA = list(
  'mesha-simha mesha-vrischika vrishabha-karka vrishabha-tula mithuna-kanya karka-vrischika karka-dhanu simha-tula ' +
    'kanya-meena kanya-mithuna tula-makara tula-kanya vrischika-karka dhanu-meena makara-mesha makara-kumbha kumbha-mesha ' +
    'meena-makara',
);

const LORDS = list('mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter');
const FRIENDS: Readonly<Record<string, string>> = {
  sun: 'moon mars jupiter',
  moon: 'sun mercury',
  mars: 'sun moon jupiter',
  mercury: 'sun venus',
  jupiter: 'sun moon mars',
  venus: 'mercury saturn',
  saturn: 'mercury venus',
};
const FOES: Readonly<Record<string, string>> = {
  sun: 'venus saturn',
  moon: '',
  mars: 'mercury',
  mercury: 'moon',
  jupiter: 'mercury venus',
  venus: 'sun moon',
  saturn: 'sun moon mars',
};
const opinion = (of: string, to: string) =>
  FRIENDS[of]!.includes(to) ? 1 : FOES[of]!.includes(to) ? -1 : 0;

function lordsAgree(girl: string, boy: string): PoruthamLevel {
  if (girl === boy) return 'good';
  const opinions = [opinion(girl, boy), opinion(boy, girl)];
  if (opinions.includes(-1)) return 'none';
  return opinions.includes(1) ? 'good' : 'middling';
}

/**
 * By position of the boy's nakshatra from the girl's: even remainders modulo nine and zero are
 * good, except the 17th and the 22nd.
 */
function dinaOf(girl: number, count: number, sameRashi: boolean): PoruthamLevel {
  if (count === 27) return sameRashi ? 'good' : 'none';
  if (count > 1) return (count % 9) % 2 === 0 && count !== 17 && count !== 22 ? 'good' : 'none';
  if (list('rohini ardra pushya magha hasta shravana').includes(NAKSHATRAS[girl]!)) return 'good';
  const fair = 'ashwini bharani krittika mrigashira punarvasu uttaraphalguni chitra anuradha';
  return list(fair).includes(NAKSHATRAS[girl]!) ? 'middling' : 'none';
}

/**
 * Vedha: two nakshatras, numbered from 1, obstruct each other if their numbers total 19, 28 or 37,
 * with the lower one in the given range.
 */
function pierced(one: number, other: number): boolean {
  const [low, high] = [Math.min(one, other) + 1, Math.max(one, other) + 1];
  const total = low + high;
  return (
    (total === 19 && low <= 5) ||
    (total === 28 && low >= 5 && low <= 9) ||
    (total === 37 && low >= 10 && low <= 14)
  );
}

function textbook(girlAt: number, boyAt: number): Record<Porutham, PoruthamLevel> {
  const [girl, boy] = [Math.floor(girlAt / (40 / 3)), Math.floor(boyAt / (40 / 3))];
  const [her, his] = [NAKSHATRAS[girl]!, NAKSHATRAS[boy]!];
  const [herRashi, hisRashi] = [Math.floor(girlAt / 30), Math.floor(boyAt / 30)];
  const count = ((boy + 27 - girl) % 27) + 1;
  const apart = ((hisRashi + 12 - herRashi) % 12) + 1;
  const ganas = `${ganaOf(her)}-${ganaOf(his)}`;
  const animals = [animalOf(her), animalOf(his)];
  const vasya = (from: number, to: number) =>
    from === to || VASYA.includes(`${RASHIS[from]}-${RASHIS[to]}`);
  const isFoe = ENEMIES.some(
    (pair) => animals[0] !== animals[1] && animals.every((one) => pair.split('-').includes(one)),
  );
  return {
    dina: dinaOf(girl, count, herRashi === hisRashi),
    gana: /^(.*)-\1$|manushya-deva/.test(ganas)
      ? 'good'
      : ganas === 'deva-manushya'
        ? 'middling'
        : 'none',
    mahendra: count > 1 && count < 27 && count % 3 === 1 ? 'good' : 'none',
    streeDeergha: count > 13 ? 'good' : count > 7 ? 'middling' : 'none',
    yoni: animals[0] === animals[1] ? 'good' : isFoe ? 'none' : 'middling',
    rasi: [1, 7, 9, 10, 11, 12].includes(apart)
      ? 'good'
      : [3, 4].includes(apart)
        ? 'middling'
        : 'none',
    rasyadhipati: lordsAgree(LORDS[herRashi]!, LORDS[hisRashi]!),
    vasya: vasya(herRashi, hisRashi) ? 'good' : vasya(hisRashi, herRashi) ? 'middling' : 'none',
    rajju: RAJJU.some((nakshatras) => nakshatras.includes(her) && nakshatras.includes(his))
      ? 'none'
      : 'good',
    vedha: pierced(girl, boy) ? 'none' : 'good',
  };
}

test('300 pairs have the poruthams of the textbook’s lists, and only rajju and vedha rule out a match', () => {
  let seed = 20261128;
  const degree = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed / 2 ** 31) * 360;
  };
  const refusals = { rajju: 0, vedha: 0 };
  for (let pair = 0; pair < 300; pair += 1) {
    const [girl, boy] = [degree(), degree()];
    const { levels, rejected } = poruthams(zodiacPoint(girl), zodiacPoint(boy));
    const expected = textbook(girl, boy);
    for (const one of PORUTHAMS)
      expect([girl, boy, one, levels[one]]).toEqual([girl, boy, one, expected[one]]);
    expect(rejected).toEqual(
      (['rajju', 'vedha'] as const).filter((one) => expected[one] === 'none'),
    );
    for (const one of rejected) refusals[one] += 1;
  }
  expect(refusals.rajju).toBeGreaterThan(40);
  expect(refusals.vedha).toBeGreaterThan(5);
});

test('every pair of nakshatras is equal in both implementations, in the middle of each pada', () => {
  for (let girl = 0; girl < 108; girl += 1) {
    for (let boy = 0; boy < 108; boy += 1) {
      const [her, his] = [(girl + 0.5) / 0.3, (boy + 0.5) / 0.3];
      expect([girl, boy, poruthams(zodiacPoint(her), zodiacPoint(his)).levels]).toEqual([
        girl,
        boy,
        textbook(her, his),
      ]);
    }
  }
});
