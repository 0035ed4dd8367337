import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writePdf } from '../../platform/pdf/write-text.ts';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { drawLabels } from './draw-labels.ts';
import type { PackingSlip } from './packing-slip.ts';

const slip: PackingSlip = {
  ...{
    orderNumber: 'JR-G4JZBQ8',
    locale: 'en',
    date: '2026-11-27',
    gift: null,
    collect: null,
    items: [],
  },
  sender: [
    'Sample Gems Private Limited',
    '1 Johari Bazaar, Opposite Hawa Mahal, Jaipur, Rajasthan 302003',
  ],
  to: ['Asha Verma', 'Navi Mumbai 410209', 'Maharashtra'],
};

async function labelOf(change: Partial<PackingSlip>): Promise<string> {
  const metadata = { title: '', created: new Date(0), lang: 'en' };
  const pdf = await writePdf(metadata, (page) => drawLabels(page, [{ ...slip, ...change }]));
  return readPdfLines(pdf).join('').replace(/\s/g, '');
}

const names = [
  ...[
    'Sunshine',
    'Łódź',
    'Nguyễn',
    'Co-operative/Housing',
    'W'.repeat(70),
    'सूर्यनारायण',
    'क्षितिज'.repeat(9),
  ],
  ...[
    'சுப்ரமணியன்',
    'மயிலாப்பூர்'.repeat(12),
    'রবীন্দ্রনাথ',
    'ગુજરાત',
    'ਗੁਰਪ੍ਰੀਤ',
    'ଭୁବନେଶ୍ୱର',
    'శ్రీనివాస్',
    'ಬೆಂಗಳೂರು',
  ],
  ...['തിരുവനന്തപുരം', 'ශ්‍රී', 'ꯏꯝꯐꯥꯜ', 'ᱫᱩᱢᱠᱟ', '410209', '東京'],
];

it('prints every word of long addresses in any script, and the PIN code of the sender', async () => {
  const line = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(line, line, line, async (name, address, sender) => {
      const to = [
        name.join(' ').slice(0, 100),
        address.join(' '),
        'Navi Mumbai 410209',
        'Phone +91 90000 00000',
      ];
      const from = `${sender.join(' ')}, Jaipur 302003`;
      const label = await labelOf({ to, sender: [from], collect: '₹2,99,25,187.00' });
      for (const text of [...to, from, slip.orderNumber])
        for (const word of text.normalize('NFC').split(' ')) expect(label).toContain(word);
    }),
    { numRuns: 60 },
  );
});

it('prints an address in Urdu in its own order', async () => {
  const label = await labelOf({ to: ['محمد اقبال', 'محلہ قلعہ 12 گلی', 'Hyderabad 500001'] });
  for (const word of ['محمداقبال', 'محلہقلعہ12گلی', 'Hyderabad500001'])
    expect(label).toContain(word);
});
