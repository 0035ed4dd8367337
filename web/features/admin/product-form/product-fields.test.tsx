import {
  formFieldNames,
  isTranslated,
  type ProductField,
  type ProductFieldGroup,
  productFields,
} from '@jyotiratna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { productLabels } from '#messages/admin/product-labels.ts';
import { adminProduct } from './admin-product.fixture.ts';
import { hindiLabel, labelInSentence, labelOfField } from './field-labels.ts';
import { HindiFields, ProductFields } from './product-fields.tsx';
import { editForm, newProductForm } from './product-form.ts';
import { emptyValues, type ProductValues, productValuesOf } from './product-values.ts';
import { tidyField } from './tidy-field.ts';

const groups: ProductFieldGroup[] = ['identity', 'price', 'stone', 'legal', 'words', 'media'];
const none = () => {};
const plain = { isFeatured: false, unpublished: false };

/** An administrator's form for adding a remedy, or editing one. */
function form(values: ProductValues, adding: boolean): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      {groups.map((group) => (
        <ProductFields key={group} group={group} values={values} onChange={none} adding={adding} />
      ))}
      <HindiFields values={values} onChange={none} />
    </QueryClientProvider>,
  );
}

/** Test input for fields with a text control: all but chips, cards and rows. */
function typedText(name: string, field: ProductField): string {
  if (field.kind === 'percent') return '3';
  if (field.kind === 'choice') return field.of[1]!;
  if (field.kind === 'price' || field.kind === 'rate') return '777';
  return field.kind === 'pieces' || field.kind === 'whole' || name === 'hsn'
    ? '7116'
    : `Some ${name}`;
}
const entries = formFieldNames.flatMap((name) => {
  const { kind } = productFields[name];
  if (kind === 'grahas' || kind === 'attributes' || kind === 'category') return [];
  const field: ProductField = productFields[name];
  const text = typedText(name, field);
  const sent = kind === 'lines' ? JSON.stringify([text]) : tidyField(name, text);
  const own = { field: name as string, label: productLabels[name].label, text, sent };
  return isTranslated(name)
    ? [own, { ...own, field: `${name}Hi`, label: hindiLabel(name) }]
    : [own];
});

describe.each(entries)('$field', ({ field, label, text, sent }) => {
  const values: ProductValues = { ...emptyValues(), [field]: text };

  it('has its label and displays the input, in both forms', () => {
    for (const adding of [true, false]) {
      expect(form(values, adding)).toMatch(new RegExp(`<label[^>]*>${label}[< ]`));
      expect(form(values, adding)).toContain(text);
    }
  });

  it('is sent with a new remedy and with an edit that changed it, but not otherwise', () => {
    const previous = adminProduct();
    expect(newProductForm(values, []).get(field)).toBe(sent);
    expect(
      editForm(previous, { ...productValuesOf(previous), [field]: text }, plain, []).get(field),
    ).toBe(sent);
    const untouched = editForm(previous, productValuesOf(previous), plain, []);
    expect(untouched.get(field)).toBe(field === 'name' ? previous.name : null);
  });
});

it('every field of the form has a control', () => {
  const html = form(productValuesOf(adminProduct()), true);
  for (const name of formFieldNames) expect(html).toContain(`>${productLabels[name].label}`);
});

it('has its label in lower case within a sentence, acronyms in capitals', () => {
  expect([labelInSentence('countryOfOrigin'), labelInSentence('hsn')]).toEqual([
    'country of origin',
    'HSN code',
  ]);
  expect(['benefitsHi', 'isFeatured', 'slug'].map(labelOfField)).toEqual([
    'Hindi benefits',
    'featured',
    'slug',
  ]);
});
