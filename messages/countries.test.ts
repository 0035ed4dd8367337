import { expect, it } from 'vitest';
import { product } from './hi/catalogue/product.ts';

it('displays the Hindi name of a known country of origin, and other names unchanged', () => {
  expect(product.legal.origin('India')).toBe('मूल देश: भारत।');
  expect(product.legal.origin('Sri Lanka')).toBe('मूल देश: श्रीलंका।');
  expect(product.legal.origin('Atlantis')).toBe('मूल देश: Atlantis।');
});
