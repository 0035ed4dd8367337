import type { SeedRemedy } from './remedy.ts';

/** Bracelets of other stones, of mixed stones and of rudraksha. */
export const beadBracelets: SeedRemedy[] = [
  {
    slug: 'lapis-lazuli-bracelet',
    name: 'Lapis Lazuli Bead Bracelet',
    description:
      'Royal blue stone with flecks of gold-coloured pyrite. Eighteen beads of Afghan lapis, undyed, with two gilt spacers; a few carry thin white calcite. Traditionally associated with truthfulness and study, and in Jyotish worn for Shani by those who find blue sapphire too strong.',
    category: 'Semi-Precious',
    originalPricePaise: 245000,
    discountedPricePaise: 178500,
    quantity: 26,
    isFeatured: true,
    attributes: [
      { key: 'color', value: 'Royal blue with pyrite flecks' },
      { key: 'size', value: 'Fits wrists of 16 to 17 cm' },
      { key: 'material', value: 'Natural lapis lazuli, gilt steel spacers, stretch cord' },
      { key: 'weight', value: '43 g' },
      { key: 'dimension', value: '18 beads of 12 mm' },
    ],
    benefits: [
      'Traditionally associated with truthfulness and study',
      'In Jyotish linked with Shani',
    ],
    planets: ['Saturn'],
    tint: '#E3E8F3',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-09-22T05:30:00.000Z',
    pictures: [
      {
        file: 'lapis-lazuli-bracelet-1.webp',
        alt: 'Bracelet of eighteen royal blue lapis lazuli beads with two gilt spacers',
      },
      {
        file: 'lapis-lazuli-bracelet-2.webp',
        alt: 'Close view of three lapis lazuli beads, gold-coloured pyrite scattered in the blue',
      },
      {
        file: 'lapis-lazuli-bracelet-3.webp',
        alt: 'The lapis lazuli bracelet on a wrist of 16 cm',
      },
    ],
  },
  {
    slug: 'rudraksha-bracelet',
    name: 'Panchmukhi Rudraksha Bracelet',
    description:
      'Seventeen five-faced rudraksha beads with gilt discs between. The seeds are from Nepal, left unpolished and undyed, each with five natural lines. Traditionally worn in prayer and japa as beads sacred to Shiva; in Jyotish the five-faced seed is given to Guru.',
    category: 'Semi-Precious',
    originalPricePaise: 165000,
    discountedPricePaise: 115500,
    quantity: null,
    isFeatured: true,
    attributes: [
      { key: 'color', value: 'Reddish brown' },
      { key: 'size', value: 'Fits wrists of 16 to 17 cm' },
      { key: 'material', value: 'Rudraksha seeds, gilt steel discs, stretch cord' },
      { key: 'weight', value: '24 g' },
      { key: 'dimension', value: '17 beads of about 12 mm' },
    ],
    benefits: [
      'Traditionally worn in prayer and counted in japa',
      'In Jyotish the five-faced seed is given to Guru',
    ],
    planets: ['Jupiter'],
    tint: '#F3E8DE',
    countryOfOrigin: 'India',
    // Rudraksha by itself is puja samagri and exempt (entry 148 of notification 2/2017, carried by
    // 10/2025); with gilt spacers an accountant decides.
    hsn: '7117',
    sample: true,
    createdAt: '2025-09-10T05:30:00.000Z',
    pictures: [
      {
        file: 'rudraksha-bracelet-1.webp',
        alt: 'Bracelet of seventeen rough brown rudraksha beads with thin gilt discs between them',
      },
      {
        file: 'rudraksha-bracelet-2.webp',
        alt: 'Close view of the front rudraksha beads, their natural lines and ridges clear',
      },
      { file: 'rudraksha-bracelet-3.webp', alt: 'The rudraksha bracelet on a wrist of 16 cm' },
    ],
  },
  {
    slug: 'moonstone-bracelet',
    name: 'Moonstone Bead Bracelet',
    description:
      'Milky feldspar with a blue sheen that moves with the light. Each bead is turned so that its sheen faces outwards, between two silver spacers. In Jyotish it is a traditional substitute for pearl and is worn for Chandra.',
    category: 'Semi-Precious',
    originalPricePaise: 265000,
    discountedPricePaise: 194500,
    quantity: 14,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Milky white with blue sheen' },
      { key: 'size', value: 'Fits wrists of 16 to 17 cm' },
      { key: 'material', value: 'Natural moonstone, 925 silver spacers, stretch cord' },
      { key: 'weight', value: '40 g' },
      { key: 'dimension', value: '18 beads of 12 mm' },
    ],
    benefits: [
      'Traditionally worn for an even temper',
      'In Jyotish a substitute for pearl, for Chandra',
    ],
    planets: ['Moon'],
    tint: '#E8ECF1',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-08-21T05:30:00.000Z',
    pictures: [
      {
        file: 'moonstone-bracelet-1.webp',
        alt: 'Bracelet of eighteen milky moonstone beads with a faint blue sheen and two silver spacers',
      },
      {
        file: 'moonstone-bracelet-2.webp',
        alt: 'Close view of three moonstone beads with their blue sheen',
      },
      { file: 'moonstone-bracelet-3.webp', alt: 'The moonstone bracelet on a wrist of 16 cm' },
    ],
  },
  {
    slug: 'turquoise-bracelet',
    name: 'Firoza Turquoise Bead Bracelet',
    description:
      'Sky-blue firoza with a dark natural web. The stone is stabilised with clear resin, as turquoise for beads nearly always is, and undyed. Traditionally carried by travellers, and in Jyotish worn by some for Guru.',
    category: 'Semi-Precious',
    originalPricePaise: 275000,
    discountedPricePaise: 205000,
    quantity: 12,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Sky blue with dark web' },
      { key: 'size', value: 'Three sizes, for wrists of 15, 16.5 and 18 cm' },
      { key: 'material', value: 'Stabilised turquoise, 925 silver spacers, stretch cord' },
      { key: 'weight', value: '42 g' },
      { key: 'dimension', value: '18 beads of 12 mm' },
    ],
    benefits: ['Traditionally carried by travellers', 'In Jyotish linked by some with Guru'],
    planets: ['Jupiter'],
    tint: '#DBEDEC',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-07-30T05:30:00.000Z',
    pictures: [
      {
        file: 'turquoise-bracelet-1.webp',
        alt: 'Bracelet of eighteen sky-blue turquoise beads with dark webbing and two silver spacers',
      },
      {
        file: 'turquoise-bracelet-2.webp',
        alt: 'Close view of three turquoise beads, dark webbing across the blue',
      },
      { file: 'turquoise-bracelet-3.webp', alt: 'The turquoise bracelet on a wrist of 16 cm' },
    ],
  },
  {
    slug: 'seven-chakra-bracelet',
    name: 'Seven Chakra Lava Bracelet',
    description:
      'Seven coloured stones in chakra order among matt black lava. From amethyst through lapis, turquoise, aventurine, citrine and carnelian to red coral, with thin silver discs between. Traditionally each colour stands for one of the seven chakras of the yoga texts; it is not tied to any graha.',
    category: 'Semi-Precious',
    originalPricePaise: 189000,
    discountedPricePaise: 129500,
    quantity: 31,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Black with seven colours' },
      { key: 'size', value: 'Three sizes, for wrists of 15, 16.5 and 18 cm' },
      {
        key: 'material',
        value: 'Seven natural stones, lava beads, 925 silver discs, stretch cord',
      },
      { key: 'weight', value: '36 g' },
      { key: 'dimension', value: '18 beads of 12 mm' },
    ],
    benefits: [
      'Traditionally worn in yoga and meditation',
      'One bead for each of the seven chakras',
    ],
    planets: [],
    tint: '#EEE8F0',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-08-06T05:30:00.000Z',
    pictures: [
      {
        file: 'seven-chakra-bracelet-1.webp',
        alt: 'Bracelet of matt black lava beads with seven coloured stone beads in front',
      },
      {
        file: 'seven-chakra-bracelet-2.webp',
        alt: 'Close view of the coloured stone beads and the thin silver discs between them',
      },
      {
        file: 'seven-chakra-bracelet-3.webp',
        alt: 'The seven chakra bracelet on a wrist of 16 cm',
      },
    ],
  },
  {
    slug: 'pyrite-bracelet',
    name: 'Pyrite Bead Bracelet',
    description:
      'Metallic golden beads with a weight you notice. Natural iron pyrite, polished and left uncoated; keep it dry, as water dulls it. Traditionally associated with enterprise, and worn by some for Surya because of its gleam.',
    category: 'Semi-Precious',
    originalPricePaise: 175000,
    discountedPricePaise: 127000,
    quantity: 19,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Brass gold, metallic' },
      { key: 'size', value: 'Three sizes, for wrists of 15, 16.5 and 18 cm' },
      { key: 'material', value: 'Natural pyrite, 925 silver spacers, stretch cord' },
      { key: 'weight', value: '78 g' },
      { key: 'dimension', value: '18 beads of 12 mm' },
    ],
    benefits: ['Traditionally associated with enterprise', 'Linked by some with Surya'],
    planets: ['Sun'],
    tint: '#F0EBD8',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-05-14T05:30:00.000Z',
    pictures: [
      {
        file: 'pyrite-bracelet-1.webp',
        alt: 'Bracelet of eighteen metallic golden pyrite beads with two silver spacers',
      },
      {
        file: 'pyrite-bracelet-2.webp',
        alt: 'Close view of three pyrite beads, their surface finely pitted',
      },
      { file: 'pyrite-bracelet-3.webp', alt: 'The pyrite bracelet on a wrist of 16 cm' },
    ],
  },
];
