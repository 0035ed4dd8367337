import { expect, it } from 'vitest';
import { placeText } from './select-day.tsx';

it.each([
  [{ name: 'Jaipur', region: 'Rajasthan', country: 'India' }, 'Jaipur, Rajasthan, India'],
  [{ name: 'Delhi', region: 'Delhi', country: 'India' }, 'Delhi, India'],
  [{ name: 'Singapore', region: '', country: 'Singapore' }, 'Singapore'],
])('has no duplicates: $name', (place, text) => {
  expect(placeText(place)).toBe(text);
});
