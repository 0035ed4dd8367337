import type { Graha } from './grahas.ts';

export type Ganam = 'Deva' | 'Manushya' | 'Asura';
export type Nadi = 'Vata' | 'Pitta' | 'Kapha';

/** One of the 27 mansions of the Moon, 13 degrees 20 minutes each, and what tradition tells of it. */
export interface Nakshatra {
  /** 0 Ashwini to 26 Revati. */
  readonly index: number;
  readonly name: string;
  readonly devanagari: string;
  /** Its lord in the Vimshottari order. */
  readonly lord: Graha;
  readonly deity: string;
  readonly ganam: Ganam;
  readonly symbol: string;
  /** Yoni. */
  readonly animal: string;
  readonly enemyYoni: string;
  readonly nadi: Nadi;
  readonly colour: string;
  readonly direction: string;
  /** First syllables of a name, one for each pada. */
  readonly syllables: readonly string[];
  readonly gender: 'male' | 'female';
}

/** Lords of the nakshatras from Ashwini on, three times over: also the order of the Vimshottari dasha. */
export const VIMSHOTTARI_ORDER = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const satisfies readonly Graha[];

/** Yonis that are enemies of each other. */
const ENEMY_YONIS = [
  ['Horse', 'Buffalo'],
  ['Elephant', 'Lion'],
  ['Sheep', 'Monkey'],
  ['Snake', 'Mongoose'],
  ['Dog', 'Deer'],
  ['Cat', 'Rat'],
  ['Cow', 'Tiger'],
] as const;

type Row = readonly [
  name: string,
  devanagari: string,
  deity: string,
  ganam: Ganam,
  symbol: string,
  animal: string,
  nadi: Nadi,
  colour: string,
  direction: string,
  syllables: string,
  gender: 'male' | 'female',
];

/** Deity, ganam, yoni and nadi are common to all schools; colour, direction, gender and some symbols are custom. */
// biome-ignore format: one nakshatra a line
const ROWS: readonly Row[] = [
  ['Ashwini', 'अश्विनी', 'Ashwini Kumaras', 'Deva', "horse's head", 'Horse', 'Vata', 'blood red', 'South', 'Chu Che Cho La', 'male'],
  ['Bharani', 'भरणी', 'Yama', 'Manushya', 'yoni (womb)', 'Elephant', 'Pitta', 'blood red', 'West', 'Li Lu Le Lo', 'male'],
  ['Krittika', 'कृत्तिका', 'Agni', 'Asura', 'razor, flame', 'Sheep', 'Kapha', 'white', 'North', 'A I U E', 'female'],
  ['Rohini', 'रोहिणी', 'Brahma', 'Manushya', 'ox cart', 'Snake', 'Kapha', 'white', 'East', 'O Va Vi Vu', 'female'],
  ['Mrigashira', 'मृगशिरा', 'Soma', 'Deva', "deer's head", 'Snake', 'Pitta', 'silver grey', 'South', 'Ve Vo Ka Ki', 'female'],
  ['Ardra', 'आर्द्रा', 'Rudra', 'Manushya', 'teardrop', 'Dog', 'Vata', 'green', 'West', 'Ku Gha Nga Chha', 'female'],
  ['Punarvasu', 'पुनर्वसु', 'Aditi', 'Deva', 'bow and quiver', 'Cat', 'Vata', 'lead', 'North', 'Ke Ko Ha Hi', 'female'],
  ['Pushya', 'पुष्य', 'Brihaspati', 'Deva', "flower, cow's udder", 'Sheep', 'Pitta', 'black and red', 'East', 'Hu He Ho Da', 'male'],
  ['Ashlesha', 'आश्लेषा', 'Nagas', 'Asura', 'coiled serpent', 'Cat', 'Kapha', 'black and red', 'South', 'Di Du De Do', 'male'],
  ['Magha', 'मघा', 'Pitris', 'Asura', 'palanquin, throne', 'Rat', 'Kapha', 'cream', 'West', 'Ma Mi Mu Me', 'male'],
  ['Purva Phalguni', 'पूर्वाफाल्गुनी', 'Bhaga', 'Manushya', 'front legs of a bed', 'Rat', 'Pitta', 'light brown', 'North', 'Mo Ta Ti Tu', 'female'],
  ['Uttara Phalguni', 'उत्तराफाल्गुनी', 'Aryaman', 'Manushya', 'rear legs of a bed', 'Cow', 'Vata', 'bright blue', 'East', 'Te To Pa Pi', 'male'],
  ['Hasta', 'हस्त', 'Savitar', 'Deva', 'hand', 'Buffalo', 'Vata', 'deep green', 'South', 'Pu Sha Na Tha', 'female'],
  ['Chitra', 'चित्रा', 'Tvashtar', 'Asura', 'pearl', 'Tiger', 'Pitta', 'black', 'West', 'Pe Po Ra Ri', 'female'],
  ['Swati', 'स्वाति', 'Vayu', 'Deva', 'coral, young shoot', 'Buffalo', 'Kapha', 'black', 'North', 'Ru Re Ro Ta', 'male'],
  ['Vishakha', 'विशाखा', 'Indra and Agni', 'Asura', 'archway', 'Tiger', 'Kapha', 'golden', 'East', 'Ti Tu Te To', 'male'],
  ['Anuradha', 'अनुराधा', 'Mitra', 'Deva', 'lotus', 'Deer', 'Pitta', 'reddish brown', 'South', 'Na Ni Nu Ne', 'female'],
  ['Jyeshtha', 'ज्येष्ठा', 'Indra', 'Asura', 'earring', 'Deer', 'Vata', 'cream', 'West', 'No Ya Yi Yu', 'male'],
  ['Mula', 'मूल', 'Nirriti', 'Asura', 'bunch of roots', 'Dog', 'Vata', 'brownish yellow', 'North', 'Ye Yo Bha Bhi', 'male'],
  ['Purva Ashadha', 'पूर्वाषाढ़ा', 'Apas', 'Manushya', "elephant's tusk", 'Monkey', 'Pitta', 'black', 'East', 'Bhu Dha Pha Dha', 'male'],
  ['Uttara Ashadha', 'उत्तराषाढ़ा', 'Vishvedevas', 'Manushya', 'planks of a bed', 'Mongoose', 'Kapha', 'copper', 'South', 'Bhe Bho Ja Ji', 'male'],
  ['Shravana', 'श्रवण', 'Vishnu', 'Deva', 'ear, earring', 'Monkey', 'Kapha', 'light blue', 'North', 'Khi Khu Khe Kho', 'male'],
  ['Dhanishta', 'धनिष्ठा', 'Vasus', 'Asura', 'drum, flute', 'Lion', 'Pitta', 'silver grey', 'East', 'Ga Gi Gu Ge', 'female'],
  ['Shatabhisha', 'शतभिषा', 'Varuna', 'Asura', 'hundred stars', 'Horse', 'Vata', 'aquamarine', 'South', 'Go Sa Si Su', 'female'],
  ['Purva Bhadrapada', 'पूर्वाभाद्रपद', 'Aja Ekapada', 'Manushya', 'sword', 'Lion', 'Vata', 'silver grey', 'West', 'Se So Da Di', 'male'],
  ['Uttara Bhadrapada', 'उत्तराभाद्रपद', 'Ahir Budhnya', 'Manushya', 'twins, rear legs of a cot', 'Cow', 'Pitta', 'purple', 'North', 'Du Tha Jha Na', 'female'],
  ['Revati', 'रेवती', 'Pushan', 'Deva', 'fish', 'Elephant', 'Kapha', 'brown', 'East', 'De Do Cha Chi', 'female'],
];

function enemyOf(animal: string): string {
  for (const [one, other] of ENEMY_YONIS) {
    if (one === animal) return other;
    if (other === animal) return one;
  }
  throw new Error(`no enemy yoni for ${animal}`);
}

export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(
  ([name, devanagari, deity, ganam, symbol, animal, nadi, colour, direction, syllables, gender], index) => ({
    index,
    name,
    devanagari,
    lord: VIMSHOTTARI_ORDER[index % 9]!,
    deity,
    ganam,
    symbol,
    animal,
    enemyYoni: enemyOf(animal),
    nadi,
    colour,
    direction,
    syllables: syllables.split(' '),
    gender,
  }),
);
