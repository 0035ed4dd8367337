import { locales } from '@jyotiratna/contract';
import { describe, expect, test } from 'vitest';
import { kundliResult as englishResult } from './en/kundli/kundli-result.ts';
import { engineMessages } from './every-language/engine.ts';
import { matchingLabels, printLabels } from './every-language/kundli.ts';
import { kundliResult as hindiResult } from './hi/kundli/kundli-result.ts';

const results = { en: englishResult, hi: hindiResult };

describe.each(locales)('in %s', (locale) => {
  test('the page and the PDF use equal terms', () => {
    const { stone, nakshatra, positions } = results[locale];
    const print = printLabels[locale];
    expect([stone.title, stone.leaveAlone, nakshatra.zodiac, positions.states]).toEqual([
      print.stone,
      print.avoid,
      print.zodiac,
      print.states,
    ]);
  });
});

test('a Hindi kundli has the yoni names of Guna Milan', () => {
  expect(engineMessages.hi.nakshatras.yonis).toEqual(matchingLabels.hi.yonis);
});

test('nadis and ganas have the names of Guna Milan besides their own', () => {
  const { ganas, nadis } = matchingLabels.en;
  const { value } = englishResult.nakshatra;
  expect(value('nadi', 'Pitta')).toBe(`Pitta (${nadis.Pitta})`);
  expect(value('ganam', 'Asura')).toBe(`Asura (${ganas.Asura})`);
  expect(value('ganam', 'Deva')).toBe('Deva');
  for (const key of ['Vata', 'Pitta', 'Kapha'] as const)
    expect(engineMessages.hi.nakshatras.nadis[key]).toContain(matchingLabels.hi.nadis[key]);
});
