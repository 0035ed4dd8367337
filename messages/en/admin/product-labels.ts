import type { ProductFieldName } from '@jyotiratna/contract';

/** Label of a product's field, with hints: in general, for a new product, for its Hindi text. */
type FieldLabel = { label: string; hint?: string; hintOnAdd?: string; hindiHint?: string };

export const productLabels: Readonly<Record<ProductFieldName, FieldLabel>> = {
  name: { label: 'Name', hindiHint: 'An empty field is shown in English.' },
  category: { label: 'Category' },
  description: {
    label: 'Description',
    hintOnAdd:
      'The first sentence shows on cards. Say what it is traditionally worn for, without a promise.',
    hindiHint: 'A danda (।) ends a sentence; the first one shows on cards.',
  },
  originalPrice: { label: 'Original price', hint: 'Shown struck through.' },
  discountedPrice: { label: 'Discounted price', hint: 'The price that customers pay.' },
  quantity: { label: 'Quantity', hint: 'Empty means not tracked. 0 is sold out.' },
  lowStockAt: {
    label: 'Low stock from',
    hint: 'You are told when the stock falls to this number. If empty, the number in Settings applies.',
  },
  isFeatured: { label: 'Featured' },
  attributes: { label: 'Attributes' },
  benefits: {
    label: 'Benefits',
    hint: 'One per line.',
    hintOnAdd: "One per line, for example 'Traditionally worn for courage'.",
    hindiHint: 'One per line.',
  },
  planets: { label: 'Planets' },
  hsn: {
    label: 'HSN code',
    hint: '4, 6 or 8 digits, for the invoice. If empty, the code of its category applies.',
  },
  gstPercent: {
    label: 'GST in percent',
    hint: 'As advised by your accountant. If empty, the rate of the HSN code applies.',
  },
  countryOfOrigin: {
    label: 'Country of origin',
    hint: 'Where it was made ready for sale. Lists filter by it.',
  },
  materialFrom: {
    label: 'Stone or seeds from',
    hint: 'The country of the material, where it is another one.',
  },
  mrp: {
    label: 'MRP',
    hint: 'As printed on the pack, all taxes included. Never less than the price.',
  },
  netQuantity: {
    label: 'Net contents',
    hint: 'Of a stone sold by weight: empty means its weight.',
  },
  netUnit: { label: 'Unit of the net contents' },
  hallmark: {
    label: 'Hallmark',
    hint: 'Of a ready piece in gold or silver. Its HUID is entered at the order.',
  },
  maker: { label: 'Maker', hint: 'Of an imported remedy, the importer is enough.' },
  packer: { label: 'Packer' },
  importer: { label: 'Importer' },
  stone: {
    label: 'Stone',
    hint: 'For a loose stone that is sold by weight. Everything below is then required.',
  },
  weightMg: { label: 'Weight in milligrams', hint: 'A carat is 200 mg.' },
  pricePerCarat: {
    label: 'Price per carat',
    hint: 'Multiplied by the weight it gives the discounted price, in whole rupees.',
  },
  origin: { label: 'Origin' },
  nature: { label: 'Nature' },
  treatment: { label: 'Treatment', hint: 'A synthetic is never natural.' },
  shape: { label: 'Shape' },
  cut: { label: 'Cut' },
  dimensions: { label: 'Dimensions in mm' },
  transparency: { label: 'Transparency' },
  laboratory: { label: 'Laboratory' },
  reportNumber: {
    label: 'Report number',
    hint: 'In capitals, as printed on the report. Every stone has its own.',
  },
  reportDate: { label: 'Date of the report' },
};
