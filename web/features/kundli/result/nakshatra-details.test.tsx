import type { KundliReply } from '@jyotiratna/contract';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NakshatraDetails } from './nakshatra-details.tsx';

const details = {
  nakshatra: {
    id: 25,
    name: 'Uttara Bhadrapada',
    lord: { id: 6, name: 'Saturn', vedic_name: 'Shani' },
    pada: 3,
  },
  chandra_rasi: null,
  soorya_rasi: null,
  zodiac: null,
  additional_info: { ganam: 'Manushya', nadi: 'Pitta', birth_stone: 'Blue sapphire' },
};
const textOf = (basis: 'lagna' | 'nakshatra') =>
  renderToString(
    <NakshatraDetails
      reply={
        {
          kundli: { data: { nakshatra_details: details } },
          gems: { basis },
          openDay: null,
        } as unknown as KundliReply
      }
    />,
  );

it('the birth stone is described as weak evidence next to a stone from the lagna', () => {
  expect(textOf('lagna')).toContain('The birth stone is based on the nakshatra alone');
  expect(textOf('nakshatra')).not.toContain('The birth stone is based');
});

it('a nadi has both of its names', () => {
  expect(textOf('lagna')).toContain('Pitta (Madhya)');
});
