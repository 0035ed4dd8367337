import {
  caratsOf,
  type Graha,
  grahaNames,
  priceByWeight,
  type StoneKind,
} from '@jyotiratna/contract';
import type { SeedRemedy, TranslatedRemedy } from './remedy.ts';

type Bilingual = { en: string; hi: string };
type Shape = NonNullable<SeedRemedy['shape']>;
type Kind = {
  stone: StoneKind;
  name: Bilingual;
  graha: Graha;
  tint: string;
  /** The file names of the stone's images by shape, without the number of the view. */
  masters: Partial<Record<Shape, string>>;
  hsn: string;
  transparency: SeedRemedy['transparency'];
};

const kinds = {
  ruby: {
    stone: 'ruby',
    name: { en: 'Ruby', hi: 'माणिक' },
    graha: 'Sun',
    tint: '#F7DFE0',
    masters: { oval: 'ruby-manik', cushion: 'ruby-cushion' },
    hsn: '7103',
    transparency: 'transparent',
  },
  emerald: {
    stone: 'emerald',
    name: { en: 'Emerald', hi: 'पन्ना' },
    graha: 'Mercury',
    tint: '#DDEBE2',
    masters: { rectangle: 'emerald-panna' },
    hsn: '7103',
    transparency: 'semi-transparent',
  },
  yellow: {
    stone: 'yellow-sapphire',
    name: { en: 'Yellow sapphire', hi: 'पुखराज' },
    graha: 'Jupiter',
    tint: '#F8EDCC',
    masters: { oval: 'yellow-sapphire-pukhraj', cushion: 'yellow-sapphire-cushion' },
    hsn: '7103',
    transparency: 'transparent',
  },
  blue: {
    stone: 'blue-sapphire',
    name: { en: 'Blue sapphire', hi: 'नीलम' },
    graha: 'Saturn',
    tint: '#E0E6F3',
    masters: { cushion: 'blue-sapphire-neelam', oval: 'blue-sapphire-oval' },
    hsn: '7103',
    transparency: 'transparent',
  },
  hessonite: {
    stone: 'hessonite',
    name: { en: 'Hessonite', hi: 'गोमेद' },
    graha: 'Rahu',
    tint: '#F7E5D6',
    masters: { oval: 'hessonite-gomed' },
    hsn: '7103',
    transparency: 'transparent',
  },
  catsEye: {
    stone: 'cats-eye',
    name: { en: "Cat's eye", hi: 'लहसुनिया' },
    graha: 'Ketu',
    tint: '#ECEDD8',
    masters: { oval: 'cats-eye-lehsunia' },
    hsn: '7103',
    transparency: 'translucent',
  },
} as const satisfies Record<string, Kind>;

/** The views of a kind of stone. Alternative texts state no size: every stone has its own. */
const views = (kind: keyof typeof kinds): [number, Bilingual][] => {
  const domed = kind === 'catsEye';
  return [
    [1, { en: 'seen from the front', hi: 'सामने से' }],
    [
      2,
      domed
        ? { en: 'seen from the side', hi: 'बगल से' }
        : { en: 'from a lower angle', hi: 'नीचे के कोण से' },
    ],
    [
      4,
      domed ? { en: 'seen from above', hi: 'ऊपर से' } : { en: 'lying face down', hi: 'उल्टा रखा हुआ' },
    ],
  ];
};

type Disclosure = Pick<SeedRemedy, 'treatment' | 'cut'> & {
  shape: Shape;
  origin: NonNullable<SeedRemedy['origin']>;
};
const treated = {
  none: { en: 'No sign of treatment was found.', hi: 'उपचार का कोई चिह्न नहीं मिला।' },
  heat: { en: 'It was heated, as most are.', hi: 'अधिकतर की तरह तपाया हुआ।' },
  oil: { en: 'It holds minor oil, as most do.', hi: 'अधिकतर की तरह हल्का तेल।' },
};

type Stone = Disclosure & {
  kind: keyof typeof kinds;
  /** The weight in mg. */
  mg: number;
  /** Rupees per carat. */
  rate: number;
  treatment: keyof typeof treated;
  dimensions: string;
  /** The number of the sample report; absent where the stone has none. */
  report?: number;
};

/** Unique stones sold by weight. Their reports are samples, not written by a laboratory. */
const stones: Stone[] = [
  {
    kind: 'ruby',
    mg: 416,
    rate: 14_000,
    origin: 'mozambique',
    treatment: 'heat',
    shape: 'oval',
    cut: 'mixed',
    dimensions: '7.90 × 6.10 × 4.20',
    report: 1,
  },
  {
    kind: 'ruby',
    mg: 804,
    rate: 9_500,
    origin: 'madagascar',
    treatment: 'heat',
    shape: 'cushion',
    cut: 'mixed',
    dimensions: '9.20 × 8.10 × 5.10',
    report: 2,
  },
  {
    kind: 'ruby',
    mg: 530,
    rate: 38_000,
    origin: 'myanmar',
    treatment: 'none',
    shape: 'oval',
    cut: 'mixed',
    dimensions: '8.30 × 6.70 × 4.60',
    report: 3,
  },
  {
    kind: 'emerald',
    mg: 622,
    rate: 8_200,
    origin: 'zambia',
    treatment: 'oil',
    shape: 'rectangle',
    cut: 'step',
    dimensions: '9.00 × 6.80 × 5.00',
    report: 4,
  },
  {
    kind: 'emerald',
    mg: 938,
    rate: 21_000,
    origin: 'colombia',
    treatment: 'oil',
    shape: 'rectangle',
    cut: 'step',
    dimensions: '10.40 × 8.20 × 5.60',
    report: 5,
  },
  {
    kind: 'yellow',
    mg: 852,
    rate: 12_500,
    origin: 'sri-lanka',
    treatment: 'heat',
    shape: 'oval',
    cut: 'mixed',
    dimensions: '9.80 × 7.90 × 5.20',
    report: 6,
  },
  {
    kind: 'yellow',
    mg: 1_044,
    rate: 10_800,
    origin: 'sri-lanka',
    treatment: 'heat',
    shape: 'cushion',
    cut: 'mixed',
    dimensions: '10.20 × 8.60 × 5.80',
    report: 7,
  },
  {
    kind: 'yellow',
    mg: 1_210,
    rate: 18_500,
    origin: 'sri-lanka',
    treatment: 'none',
    shape: 'oval',
    cut: 'mixed',
    dimensions: '11.10 × 9.00 × 6.00',
    report: 8,
  },
  {
    kind: 'blue',
    mg: 640,
    rate: 11_200,
    origin: 'sri-lanka',
    treatment: 'heat',
    shape: 'cushion',
    cut: 'mixed',
    dimensions: '8.50 × 7.30 × 5.40',
    report: 9,
  },
  {
    kind: 'blue',
    mg: 890,
    rate: 6_400,
    origin: 'thailand',
    treatment: 'heat',
    shape: 'oval',
    cut: 'mixed',
    dimensions: '9.60 × 7.80 × 5.50',
    report: 10,
  },
  {
    kind: 'hessonite',
    mg: 1_260,
    rate: 1_150,
    origin: 'sri-lanka',
    treatment: 'none',
    shape: 'oval',
    cut: 'faceted',
    dimensions: '12.10 × 9.80 × 6.40',
    report: 11,
  },
  {
    kind: 'hessonite',
    mg: 1_025,
    rate: 780,
    origin: 'india',
    treatment: 'none',
    shape: 'oval',
    cut: 'faceted',
    dimensions: '11.00 × 9.10 × 6.00',
  },
  {
    kind: 'catsEye',
    mg: 740,
    rate: 4_600,
    origin: 'sri-lanka',
    treatment: 'none',
    shape: 'oval',
    cut: 'cabochon',
    dimensions: '9.40 × 7.60 × 5.90',
    report: 12,
  },
];

export const singleStones: readonly TranslatedRemedy[] = stones.map(toRemedy);

/** The country's name from a slug: 'sri-lanka' to 'Sri Lanka'. */
function countryOf(origin: string): string {
  const words = origin.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}

function toRemedy(
  { kind, mg, rate, report, treatment, ...values }: Stone,
  at: number,
): TranslatedRemedy {
  const { name, graha, masters, tint, ...details }: Kind = kinds[kind];
  const master = masters[values.shape];
  if (!master) throw new Error(`No master shows ${kind} in the shape ${values.shape}.`);
  const carats = caratsOf(mg);
  const discountedPricePaise = priceByWeight(rate * 100, mg);
  const lord = grahaNames[graha];
  const note = treated[treatment];
  const number = `SAMPLE-${String(report).padStart(4, '0')}`;
  return {
    ...details,
    ...values,
    treatment,
    slug: `${name.en.toLowerCase().replace(/[^a-z]+/g, '-')}-${carats.replace('.', '-')}-ct`,
    name: `${name.en}, ${carats} ct`,
    nameHi: `${name.hi}, ${carats} कैरेट`,
    description: `A single stone, cut for a ring or a pendant. It weighs ${carats} ct. ${note.en} In Jyotish it is the stone of ${lord.name}, traditionally worn after asking an astrologer.`,
    descriptionHi: `अँगूठी या पेंडेंट के लिए तराशा गया एक ही नग। वज़न ${carats} कैरेट। ${note.hi} ज्योतिष में यह ${lord.devanagari} का रत्न है, जिसे परंपरा से ज्योतिषी से पूछकर पहना जाता है।`,
    category: 'Precious',
    weightMg: mg,
    pricePerCaratPaise: rate * 100,
    nature: 'natural',
    originalPricePaise: Math.ceil((discountedPricePaise * 1.12) / 10_000) * 10_000,
    discountedPricePaise,
    ...(report !== undefined && {
      laboratory: 'sample' as const,
      reportNumber: number,
      reportDate: '2025-08-01',
    }),
    quantity: 1,
    isFeatured: false,
    attributes: [],
    benefits: [`In Jyotish the stone of ${lord.name}`],
    benefitsHi: [`ज्योतिष में ${lord.devanagari} का रत्न`],
    planets: [graha],
    tint,
    countryOfOrigin: countryOf(values.origin),
    sample: true,
    createdAt: new Date(Date.UTC(2025, 0, 5 + at, 5, 30)).toISOString(),
    pictures: views(kind).map(([view, { en, hi }]) => ({
      file: `${master}-${view}.webp`,
      alt: `${name.en} of this kind, ${en}; the picture is an illustration`,
      altHi: `ऐसा ही ${name.hi}, ${hi}; यह चित्र केवल नमूना है`,
    })),
  };
}
