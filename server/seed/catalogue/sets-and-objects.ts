import { grahas } from '@jyotiratna/contract/values/graha';
import type { SeedRemedy } from './remedy.ts';

/** Sets and objects. */
export const setsAndObjects: SeedRemedy[] = [
  {
    slug: 'navaratna-set',
    name: 'Navaratna Set of Nine Stones',
    description:
      'All nine stones of the navaratna, one for each graha. Ruby, pearl, coral, emerald, yellow sapphire, diamond, blue sapphire, hessonite and cat’s eye, loose, together about 5.8 ct; faceted stones are calibrated oval, round, cushion and step cuts, the others cabochons. Traditionally set in one ornament with the ruby in the middle, so that no graha stands alone.',
    category: 'Precious',
    originalPricePaise: 2680000,
    discountedPricePaise: 2145000,
    quantity: 6,
    isFeatured: true,
    attributes: [
      { key: 'color', value: 'Nine colours' },
      { key: 'material', value: 'Nine natural stones, pearl cultured, ruby and sapphires heated' },
      { key: 'weight', value: 'About 5.8 ct in all, diamond 0.10 ct' },
      { key: 'dimension', value: 'Stones of 3 to 5.5 mm, for setting' },
    ],
    benefits: [
      'In Jyotish the nine stones of the nine grahas',
      'Traditionally set together as one ornament',
    ],
    planets: [...grahas],
    tint: '#F4EBDD',
    countryOfOrigin: 'India',
    hsn: '7103',
    sample: true,
    createdAt: '2025-09-12T05:30:00.000Z',
    pictures: [
      {
        file: 'navaratna-set-1.webp',
        alt: 'Nine loose stones laid in a ring around a ruby, one for each graha',
      },
      {
        file: 'navaratna-set-2.webp',
        alt: 'Close view of the ruby, blue sapphire, diamond and yellow sapphire from a lower angle',
      },
    ],
  },
  {
    slug: 'tumbled-stones-set',
    name: 'Tumbled Stones, Set of Fourteen',
    description:
      'Fourteen smooth pocket stones of eleven kinds. Among them rose quartz, amethyst, tiger’s eye, lapis, aventurine, carnelian, citrine, clear quartz, turquoise and tourmaline, in a cotton pouch with a card of names. Traditionally kept on a desk or carried in a pocket; the set is not tied to any graha.',
    category: 'Semi-Precious',
    originalPricePaise: 129000,
    discountedPricePaise: 94500,
    quantity: null,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Mixed' },
      { key: 'size', value: 'Stones of 20 to 28 mm' },
      { key: 'material', value: 'Natural stones, cotton pouch' },
      { key: 'weight', value: 'About 210 g' },
    ],
    benefits: [
      'A first collection, with a card of names',
      'Traditionally carried as pocket stones',
    ],
    planets: [],
    tint: '#F1E9E6',
    countryOfOrigin: 'India',
    hsn: '7103',
    sample: true,
    createdAt: '2025-06-10T05:30:00.000Z',
    pictures: [
      {
        file: 'tumbled-stones-set-1.webp',
        alt: 'Fourteen tumbled stones in many colours lying close together',
      },
      {
        file: 'tumbled-stones-set-2.webp',
        alt: 'Close view of the tumbled stones in front, smooth and rounded',
      },
    ],
  },
  {
    slug: 'amethyst-cluster',
    name: 'Amethyst Crystal Cluster',
    description:
      'A bed of violet points as it grew, on its own rock. The crystals are from Brazil, neither cut nor coloured, and every piece differs in outline. Traditionally placed where one reads or rests, and linked in Jyotish with Shani.',
    category: 'Semi-Precious',
    originalPricePaise: 349000,
    discountedPricePaise: 259000,
    quantity: 10,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Violet on grey rock' },
      { key: 'material', value: 'Natural amethyst, untreated' },
      { key: 'weight', value: '480 to 560 g' },
      { key: 'dimension', value: 'About 11 × 8 × 8 cm' },
    ],
    benefits: ['Traditionally placed in a room for study or rest', 'In Jyotish linked with Shani'],
    planets: ['Saturn'],
    tint: '#EBE4F4',
    countryOfOrigin: 'Brazil',
    hsn: '7103',
    sample: true,
    createdAt: '2025-05-06T05:30:00.000Z',
    pictures: [
      {
        file: 'amethyst-cluster-1.webp',
        alt: 'Cluster of upright violet amethyst crystals on a grey rock',
      },
      {
        file: 'amethyst-cluster-2.webp',
        alt: 'The same cluster from above, crystals leaning outwards from the middle',
      },
    ],
  },
  {
    slug: 'clear-quartz-pyramid',
    name: 'Clear Quartz Pyramid',
    description:
      'A four-sided pyramid cut from one piece of clear quartz. The faces are polished flat and the edges left crisp; light veils inside are natural. Traditionally placed in the north-east of a room in Vastu, and linked in Jyotish with Shukra, as sphatik is.',
    category: 'Semi-Precious',
    originalPricePaise: 219000,
    discountedPricePaise: 162000,
    quantity: 16,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Colourless' },
      { key: 'material', value: 'Natural clear quartz' },
      { key: 'weight', value: 'About 135 g' },
      { key: 'dimension', value: 'Base 50 mm, height 45 mm' },
    ],
    benefits: [
      'Traditionally placed in a room in Vastu',
      'In Jyotish sphatik is linked with Shukra',
    ],
    planets: ['Venus'],
    tint: '#E7EBEC',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-04-09T05:30:00.000Z',
    pictures: [
      {
        file: 'clear-quartz-pyramid-1.webp',
        alt: 'Four-sided pyramid of clear quartz standing on its base',
      },
      {
        file: 'clear-quartz-pyramid-3.webp',
        alt: 'The same pyramid at a rule, its base 50 mm long',
      },
    ],
  },
  {
    slug: 'crystal-tree',
    name: 'Crystal Chip Tree',
    description:
      'A small tree of gilt wire hung with stone chips. Rose quartz, amethyst, aventurine and citrine, wound by hand on a rock foot. Traditionally given for a new home or a new shop; it is a gift, and not tied to any graha.',
    category: 'Semi-Precious',
    originalPricePaise: 199000,
    discountedPricePaise: 145000,
    quantity: 0,
    isFeatured: false,
    attributes: [
      { key: 'color', value: 'Pink, violet, green and yellow' },
      { key: 'material', value: 'Natural stone chips, gilt wire, rock foot' },
      { key: 'weight', value: 'About 320 g' },
      { key: 'dimension', value: 'About 16 cm high' },
    ],
    benefits: ['Traditionally given for a new home', 'Wound by hand, so no two are alike'],
    planets: [],
    tint: '#E6EDE3',
    countryOfOrigin: 'India',
    hsn: '7116',
    sample: true,
    createdAt: '2025-03-18T05:30:00.000Z',
    pictures: [
      {
        file: 'crystal-tree-1.webp',
        alt: 'Small wire tree with chips of pink, violet, green and yellow stone on a rock foot',
      },
      {
        file: 'crystal-tree-2.webp',
        alt: "Close view of the tree's crown, stone chips on its gilt wires",
      },
    ],
  },
];
