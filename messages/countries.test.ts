import { expect, it } from 'vitest';
import { product } from './hi/catalogue/product.ts';

it('names the country of origin in Hindi where it is known, and as it is written where it is not', () => {
  expect(product.legal.origin('India')).toBe('मूल देश: भारत।');
  expect(product.legal.origin('Sri Lanka')).toBe('मूल देश: श्रीलंका।');
  expect(product.legal.origin('Atlantis')).toBe('मूल देश: Atlantis।');
});
