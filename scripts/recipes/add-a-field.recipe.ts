import type { Recipe } from './recipe.ts';

const proof = `import { productIn } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adminProduct } from '../admin/product-form/admin-product.fixture.ts';
import { VastuNote } from './product-facts.tsx';

const product = adminProduct({ vastuDirection: 'East', hindi: { vastuDirection: 'पूर्व' } });

it('shows the direction in the language of the page, and nothing where there is none', () => {
  expect(renderToStaticMarkup(<VastuNote {...productIn(product, 'en')} />)).toContain('East');
  expect(renderToStaticMarkup(<VastuNote {...productIn(product, 'hi')} />)).toContain('पूर्व');
  expect(renderToStaticMarkup(<VastuNote {...adminProduct()} />)).toBe('');
});
`;

/**
 * A short text in both languages: stored, edited by administrators, recorded in the audit log,
 * exported in the CSV file, returned by the API, and displayed on the product page.
 */
export const recipe: Recipe = {
  name: 'add a field to a product',
  title: 'A field of a remedy',
  edits: [
    {
      file: 'contract/src/values/product-fields.ts',
      before: '} as const satisfies Record<string, ProductField>;',
      add: `  vastuDirection: {
    kind: 'line',
    max: 40,
    seenBy: 'everyone',
    translated: true,
    form: { group: 'words', placeholder: 'East' },
  },
`,
    },
    {
      file: 'messages/en/admin/product-labels.ts',
      before: '  category: ',
      add: `  vastuDirection: { label: 'Vastu direction', hint: 'Where it is traditionally kept.' },
`,
    },
    {
      file: 'messages/hi/admin/product-labels.ts',
      before: '  category: ',
      add: `  vastuDirection: { label: 'वास्तु दिशा', hint: 'परंपरा से जहाँ रखा जाता है।' },
`,
    },
    {
      file: 'messages/en/catalogue/product.ts',
      before: "  benefits: 'What it is worn for',\n",
      add: `  vastuDirection: (direction: string) => \`Traditionally kept in the \${direction}.\`,
`,
    },
    {
      file: 'messages/hi/catalogue/product.ts',
      before: '  benefits: ',
      add: `  vastuDirection: (direction) => \`परंपरा से \${direction} दिशा में रखा जाता है।\`,
`,
    },
    {
      file: 'web/features/catalogue/product-details.tsx',
      before: 'type PromiseProps = {',
      add: `/** Where tradition keeps the remedy. */
export function VastuNote({ vastuDirection }: Pick<Product, 'vastuDirection'>) {
  return vastuDirection && <p className="text-small text-text-2">{copy.vastuDirection(vastuDirection)}</p>;
}

`,
    },
    {
      file: 'web/features/catalogue/remedy-page.tsx',
      before: 'AttributeList, BenefitList, LegalLines, ',
      add: 'VastuNote, ',
    },
    {
      file: 'web/features/catalogue/remedy-page.tsx',
      after: '        <BenefitList benefits={product.benefits} />\n',
      add: '        <VastuNote {...product} />\n',
    },
  ],
  generate: [
    [
      'drizzle-kit',
      'generate',
      '--config',
      'server/db/drizzle.config.ts',
      '--name',
      'vastu-direction',
    ],
  ],
  upTo: 12,
  proofs: { 'web/features/catalogue/vastu-note.test.tsx': proof },
  checks: [
    ['tsc', '-p', '.'],
    ['react-router', 'typegen', 'web'],
    ['tsc', '-p', 'web'],
    ['vitest', 'run', '--project', 'unit', 'product-form', 'features/catalogue', 'messages'],
    ['vitest', 'run', '--project', 'integration', 'product-fields.int', 'products/import.int'],
  ],
};
