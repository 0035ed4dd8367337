import {
  type AdminProduct,
  type ProductField,
  type ProductHindi,
  productFieldList,
  productFields,
  translatedFieldNames,
} from '@jyotiratna/contract';

/** A remedy with only the required fields, overridden by `changes`. */
export function adminProduct({
  hindi,
  ...changes
}: Partial<Omit<AdminProduct, 'hindi'>> & { hindi?: Partial<ProductHindi> } = {}): AdminProduct {
  const fields = Object.fromEntries(productFieldList.map(([name, field]) => [name, empty(field)]));
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
    ...changes,
    ...(hindi && { hindi: { ...noHindi, ...hindi } }),
  } as AdminProduct;
}

const noHindi = Object.fromEntries(
  translatedFieldNames.map((name) => [name, productFields[name].kind === 'lines' ? [] : '']),
);

function empty({ kind }: ProductField): unknown {
  if (['line', 'pieces', 'choice', 'whole', 'rate', 'percent', 'party'].includes(kind)) return null;
  if (kind === 'flag') return false;
  if (kind === 'price') return 100;
  return kind === 'text' ? '' : [];
}
