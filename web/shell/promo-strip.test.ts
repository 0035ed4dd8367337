import { expect, it } from 'vitest';
import { hidesPromo } from './promo-strip.tsx';

it.each(['/admin', '/admin/', '/admin/login', '/admin/coupons/add', '/checkout'])(
  'is hidden on %s',
  (path) => {
    expect(hidesPromo(path)).toBe(true);
  },
);

it.each(['/', '/remedies', '/cart', '/administrators', '/checkout-help'])(
  'is visible on %s',
  (path) => {
    expect(hidesPromo(path)).toBe(false);
  },
);
