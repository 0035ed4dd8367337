import {
  type AdminProduct,
  type AttributeKey,
  type Category,
  categories,
  type Graha,
  limits,
} from '@jyotiratna/contract';

/** A row of attributes while it is typed. `benefits` came with the product and goes back with it. */
export type AttributeRow = {
  id: number;
  key: AttributeKey | '';
  value: string;
  valueHi?: string | undefined;
  benefits?: string | undefined;
};

/** A remedy while it is typed; prices and quantity as text, benefits one on each line. Pictures are kept apart: they hold files. */
export type Draft = {
  name: string;
  category: Category | '';
  description: string;
  benefits: string;
  nameHi: string;
  descriptionHi: string;
  benefitsHi: string;
  originalPrice: string;
  discountedPrice: string;
  quantity: string;
  hsn: string;
  countryOfOrigin: string;
  planets: readonly Graha[];
  attributes: readonly AttributeRow[];
};

let lastRow = 0;

/** A row to type into; the first of a new remedy is its colour. */
export function newRow(key: AttributeRow['key'] = ''): AttributeRow {
  lastRow += 1;
  return { id: lastRow, key, value: '' };
}

export function emptyDraft(): Draft {
  return {
    name: '',
    category: '',
    description: '',
    benefits: '',
    nameHi: '',
    descriptionHi: '',
    benefitsHi: '',
    originalPrice: '',
    discountedPrice: '',
    quantity: '',
    hsn: '',
    countryOfOrigin: '',
    planets: [],
    attributes: [newRow('color')],
  };
}

/** The draft that an edit starts from. */
export function draftOf(product: AdminProduct): Draft {
  return {
    name: product.name,
    category: product.category,
    description: product.description,
    benefits: product.benefits.join('\n'),
    nameHi: product.hindi?.name ?? '',
    descriptionHi: product.hindi?.description ?? '',
    benefitsHi: product.hindi?.benefits.join('\n') ?? '',
    originalPrice: String(product.originalPrice),
    discountedPrice: String(product.discountedPrice),
    quantity: product.quantity === null ? '' : String(product.quantity),
    hsn: product.hsn ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    planets: product.planets,
    attributes: product.attributes.map((attribute) => ({ ...newRow(), ...attribute })),
  };
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Which parts are written in Hindi, as words. */
export function hindiParts({ nameHi, descriptionHi, benefitsHi }: Draft): string[] {
  const parts = { Name: nameHi, description: descriptionHi, benefits: benefitsHi };
  const written = Object.entries(parts).filter(([, text]) => text.trim() !== '');
  return written.map(([part], index) => (index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part));
}

/** Whether anything was typed or chosen since the empty form. A key without a value says nothing. */
export function isTouched(draft: Draft, pictures: number): boolean {
  const { category, planets, attributes, ...texts } = draft;
  const typed = [...Object.values(texts), ...attributes.map(({ value }) => value)].some((text) => text.trim() !== '');
  return typed || category !== '' || planets.length > 0 || pictures > 0;
}

/** The rows that are sent: those with both key and value. */
export function filledRows(rows: readonly AttributeRow[]) {
  return rows
    .filter(({ key, value }) => key !== '' && value.trim() !== '')
    .map(({ key, value, valueHi, benefits }) => ({
      key,
      value: value.trim(),
      ...(valueHi?.trim() ? { valueHi: valueHi.trim() } : {}),
      ...(benefits ? { benefits } : {}),
    }));
}

/** What the server would refuse of prices and tax code, by field; what is still empty is no fault yet. */
export function priceFaults(draft: Pick<Draft, 'originalPrice' | 'discountedPrice' | 'hsn'>): Record<string, string> {
  const { originalPrice, discountedPrice, hsn } = draft;
  const faults: Record<string, string> = {};
  if (originalPrice !== '' && !(Number(originalPrice) > 0)) faults.originalPrice = 'A price is more than 0.';
  if (discountedPrice !== '' && !(Number(discountedPrice) > 0)) faults.discountedPrice = 'A price is more than 0.';
  else if (originalPrice !== '' && Number(discountedPrice) > Number(originalPrice))
    faults.discountedPrice = 'The discounted price is higher than the original one.';
  if (!/^(\d{4}|\d{6}|\d{8})?$/.test(hsn.trim())) faults.hsn = 'An HSN code has 4, 6 or 8 digits.';
  return faults;
}

export const lastStep = 4;
export type WizardStep = 1 | 2 | 3 | 4;

/** What a step still needs before Continue works; null when it is complete. */
export function stepNeeds(step: WizardStep, draft: Draft, pictures: number): string | null {
  if (step === 1) {
    const named = draft.name.trim() !== '';
    const sorted = (categories as readonly string[]).includes(draft.category);
    if (!named && !sorted) return 'Add a name and a category to continue';
    if (!named) return 'Add a name to continue';
    return sorted ? null : 'Choose a category to continue';
  }
  if (step === 2) {
    const { originalPrice, discountedPrice } = draft;
    if (!originalPrice && !discountedPrice) return 'Add both prices to continue';
    if (!originalPrice) return 'Add the original price to continue';
    if (!discountedPrice) return 'Add the discounted price to continue';
    return Object.keys(priceFaults(draft)).length === 0 ? null : 'Mend what is marked to continue';
  }
  if (step === 3) return pictures > 0 ? null : 'Add at least 1 image to continue';
  return ([1, 2, 3] as const).map((earlier) => stepNeeds(earlier, draft, pictures)).find(Boolean) ?? null;
}

/** Whether a step may be shown: one already reached, with everything before it complete. */
export function mayGo(step: WizardStep, reached: WizardStep, draft: Draft, pictures: number): boolean {
  const earlier = ([1, 2, 3] as const).filter((one) => one < step);
  return step <= reached && earlier.every((one) => stepNeeds(one, draft, pictures) === null);
}

/** As many of the files as still fit; extras are dropped. */
export function takeFitting<File>(kept: number, files: readonly File[]): File[] {
  return files.slice(0, Math.max(0, limits.imagesPerProduct - kept));
}
