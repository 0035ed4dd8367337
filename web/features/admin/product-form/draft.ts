import {
  type AdminProduct,
  type AttributeKey,
  type Category,
  categories,
  type Graha,
  limits,
} from '@jyotiratna/contract';

/** A row of attributes while it is typed. `benefits` came with the product and goes back with it. */
export type AttributeRow = { id: number; key: AttributeKey | ''; value: string; benefits?: string | undefined };

/** A remedy while it is typed; prices and quantity as text. Pictures are kept apart: they hold files. */
export type Draft = {
  name: string;
  category: Category | '';
  description: string;
  originalPrice: string;
  discountedPrice: string;
  quantity: string;
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
    originalPrice: '',
    discountedPrice: '',
    quantity: '',
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
    originalPrice: String(product.originalPrice),
    discountedPrice: String(product.discountedPrice),
    quantity: product.quantity === null ? '' : String(product.quantity),
    planets: product.planets,
    attributes: product.attributes.map((attribute) => ({ ...newRow(), ...attribute })),
  };
}

/** The rows that are sent: those with both key and value. */
export function filledRows(rows: readonly AttributeRow[]) {
  return rows
    .filter(({ key, value }) => key !== '' && value.trim() !== '')
    .map(({ key, value, benefits }) => ({ key, value: value.trim(), ...(benefits ? { benefits } : {}) }));
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
    return discountedPrice ? null : 'Add the discounted price to continue';
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
