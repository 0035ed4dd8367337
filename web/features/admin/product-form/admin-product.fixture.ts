import {
  type AdminProduct,
  type ProductField,
  type ProductHindi,
  productFieldList,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';

/** A remedy of which only what is required was said, with `parts` beyond that. */
export function adminProduct({
  hindi,
  ...parts
}: Partial<Omit<AdminProduct, 'hindi'>> & { hindi?: Partial<ProductHindi> } = {}): AdminProduct {
  const fields = Object.fromEntries(productFieldList.map(([name, field]) => [name, nothing(field)]));
  return {
    ...fields,
    _id: 'rem_1',
    id: 'rem_1',
    slug: 'lapis',
    name: 'Lapis',
    category: 'Semi-Precious',
    images: [],
    pictures: [],
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    tint: null,
    sample: false,
    version: 1,
    draft: false,
    ...parts,
    ...(hindi && { hindi: { ...noHindi, ...hindi } }),
  } as AdminProduct;
}

const noHindi = Object.fromEntries(
  translatedFieldNames.map((name) => [name, productFields[name].kind === 'lines' ? [] : '']),
);

function nothing({ kind }: ProductField): unknown {
  if (['line', 'pieces', 'choice', 'whole', 'rate', 'percent'].includes(kind)) return null;
  if (kind === 'flag') return false;
  if (kind === 'price') return 100;
  return kind === 'text' ? '' : [];
}
