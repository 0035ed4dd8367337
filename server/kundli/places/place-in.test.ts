import { expect, it } from 'vitest';
import { placeIn } from './place-in.ts';
import { createPlaces } from './places.ts';

const label = ({ name, region, country }: { name: string; region: string; country: string }) =>
  [name, region, country].filter(Boolean).join(', ');
const inHindi = (text: string) => label(placeIn(createPlaces().resolve(text)!.place, 'hi'));

it.each([
  ['Jaipur, Rajasthan, India', 'जयपुर, राजस्थान, भारत'],
  ['Varanasi', 'वाराणसी, उत्तर प्रदेश, भारत'],
  ['Rameswaram', 'रामेश्वरम, तमिलनाडु, भारत'],
  ['Kathmandu', /^काठमांडू, .*नेपाल$/],
  ['London, England', /^लंदन, .*यूनाइटेड किंगडम$/],
  ['Dhaka', /^ढाका, .*बांग्लादेश$/],
  ['Port of Spain', /, त्रिनिदाद और टोबैगो$/],
])('names %s as the locals do', (text, expected) => {
  expect(inHindi(text)).toMatch(
    expected instanceof RegExp ? expected : new RegExp(`^${expected}$`),
  );
});

it('preserves an untranslated name, with its state and country in Hindi', () => {
  const place = { name: 'Bagru', region: 'Rajasthan', country: 'India' };
  expect(label(placeIn(place, 'hi'))).toBe('Bagru, राजस्थान, भारत');
});

it('does not take a namesake abroad for the town in India', () => {
  const place = { name: 'Delhi', region: 'Louisiana', country: 'United States' };
  expect(placeIn(place, 'hi')).toEqual({ ...place, country: 'संयुक्त राज्य' });
});
