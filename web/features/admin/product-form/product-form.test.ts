import { describe, expect, it } from 'vitest';
import { adminProduct } from './admin-product.fixture.ts';
import { editForm, hasChanges, newProductForm } from './product-form.ts';
import { emptyValues, productValuesOf } from './product-values.ts';

const product = adminProduct({
  description: 'Blue.\nDeep.',
  originalPrice: 1999,
  discountedPrice: 1499.5,
  quantity: 7,
  attributes: [{ key: 'color', value: 'Blue', valueHi: 'नीला', benefits: 'Calm' }],
  benefits: ['For study'],
  hindi: { name: 'लाजवर्द', description: '', benefits: ['अध्ययन'] },
  planets: ['Saturn'],
  version: 4,
});

const plain = { isFeatured: false, unpublished: false };

const entriesOf = (form: FormData) => Object.fromEntries(form.entries());

describe('the form of a new remedy', () => {
  it('omits empty fields', () => {
    const values = {
      ...emptyValues(),
      name: ' Ruby ',
      category: 'Precious',
      originalPrice: '9',
      discountedPrice: '8',
    } as const;
    expect(entriesOf(newProductForm(values, []))).toEqual({
      name: 'Ruby',
      category: 'Precious',
      originalPrice: '9',
      discountedPrice: '8',
    });
  });

  it('repeats images in their order', () => {
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name));
    const sent = newProductForm(emptyValues(), files).getAll('images') as File[];
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });
});

it('sends Hindi and benefits of a new remedy where there are some', () => {
  const values = {
    ...emptyValues(),
    benefits: 'For study\n',
    nameHi: 'लाजवर्द',
    descriptionHi: ' ',
  };
  expect(entriesOf(newProductForm(values, []))).toMatchObject({
    benefits: '["For study"]',
    nameHi: 'लाजवर्द',
  });
  expect(newProductForm(values, []).has('descriptionHi')).toBe(false);
});

describe('the form of an edit', () => {
  it('sends no unchanged field', () => {
    expect(entriesOf(editForm(product, productValuesOf(product), plain, []))).toEqual({
      version: '4',
      name: 'Lapis',
      category: 'Semi-Precious',
    });
  });

  it('sends the draft flag where it changed, and with images that would publish it', () => {
    const [hidden, existing] = [{ ...plain, unpublished: true }, adminProduct({ draft: true })];
    const file = new File(['x'], 'a.png');
    expect(editForm(product, productValuesOf(product), hidden, []).get('draft')).toBe('true');
    expect(editForm(existing, productValuesOf(existing), hidden, []).has('draft')).toBe(false);
    expect(editForm(existing, productValuesOf(existing), hidden, [file]).get('draft')).toBe('true');
    expect(editForm(existing, productValuesOf(existing), plain, [file]).get('draft')).toBe('false');
    expect(entriesOf(newProductForm(emptyValues(), [], true))).toMatchObject({ draft: 'true' });
  });

  it('detects changes', () => {
    expect(hasChanges(product, productValuesOf(product), plain, 0)).toBe(false);
    expect(hasChanges(product, { ...productValuesOf(product), hsn: '7103' }, plain, 0)).toBe(true);
    expect(
      hasChanges(product, { ...productValuesOf(product), name: 'Lapis lazuli' }, plain, 0),
    ).toBe(true);
    expect(hasChanges(product, productValuesOf(product), { ...plain, isFeatured: true }, 0)).toBe(
      true,
    );
    expect(hasChanges(product, productValuesOf(product), plain, 1)).toBe(true);
  });

  it('sends tax code and country of origin where they changed, also where they were cleared', () => {
    const existing = { ...product, hsn: '7116', countryOfOrigin: 'India' };
    const form = editForm(
      existing,
      { ...productValuesOf(existing), hsn: '7103', countryOfOrigin: '' },
      plain,
      [],
    );
    expect(entriesOf(form)).toMatchObject({ hsn: '7103', countryOfOrigin: '' });
    expect(
      entriesOf(newProductForm({ ...emptyValues(), hsn: '7103', countryOfOrigin: 'Nepal' }, [])),
    ).toMatchObject({
      hsn: '7103',
      countryOfOrigin: 'Nepal',
    });
  });

  it('sends the initial quantity, so that concurrent sales are not overwritten', () => {
    const form = editForm(product, { ...productValuesOf(product), quantity: '10' }, plain, []);
    expect(entriesOf(form)).toMatchObject({ quantity: '10', quantityWas: '7' });
  });

  it('sends changed Hindi fields, also cleared ones', () => {
    const values = {
      ...productValuesOf(product),
      nameHi: '',
      descriptionHi: 'नीला।',
      benefitsHi: 'अध्ययन\nसत्य',
    };
    expect(entriesOf(editForm(product, values, plain, []))).toEqual({
      version: '4',
      name: 'Lapis',
      category: 'Semi-Precious',
      nameHi: '',
      descriptionHi: 'नीला।',
      benefitsHi: '["अध्ययन","सत्य"]',
    });
  });

  it('preserves the benefits and the Hindi of an attribute with a changed value', () => {
    const values = productValuesOf(product);
    const attributes = values.attributes.map((row) => ({ ...row, value: 'Deep blue' }));
    const form = editForm(product, { ...values, attributes }, { ...plain, isFeatured: true }, []);
    expect(entriesOf(form)).toMatchObject({
      isFeatured: 'true',
      attributes: '[{"key":"color","value":"Deep blue","valueHi":"नीला","benefits":"Calm"}]',
    });
  });
});
