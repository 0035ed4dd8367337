/** The twelve signs of the zodiac from Mesha on, with the names on the dial. */
export const rashis = [
  { rashi: 'Mesha', word: 'मेष' },
  { rashi: 'Vrishabha', word: 'वृषभ' },
  { rashi: 'Mithuna', word: 'मिथुन' },
  { rashi: 'Karka', word: 'कर्क' },
  { rashi: 'Simha', word: 'सिंह' },
  { rashi: 'Kanya', word: 'कन्या' },
  { rashi: 'Tula', word: 'तुला' },
  { rashi: 'Vrischika', word: 'वृश्चिक' },
  { rashi: 'Dhanu', word: 'धनु' },
  { rashi: 'Makara', word: 'मकर' },
  { rashi: 'Kumbha', word: 'कुम्भ' },
  { rashi: 'Meena', word: 'मीन' },
] as const;

export type RashiName = (typeof rashis)[number]['rashi'];
