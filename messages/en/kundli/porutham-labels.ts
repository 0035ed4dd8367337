type Key =
  | 'dina'
  | 'gana'
  | 'mahendra'
  | 'streeDeergha'
  | 'yoni'
  | 'rasi'
  | 'rasyadhipati'
  | 'vasya'
  | 'rajju'
  | 'vedha';

/** Labels of South Indian matching (ten poruthams), in the API, on the page and in print. */
export type PoruthamLabels = {
  title: string;
  school: string;
  names: Record<Key, string>;
  weighs: Record<Key, string>;
  levels: Record<'good' | 'middling' | 'none', string>;
  given: (count: number) => string;
  refused: Record<'rajju' | 'vedha', string>;
  notRefused: string;
  /** Nakshatras and rashis from the girl's to the boy's, inclusive. */
  counted: (nakshatras: number, rashis: number) => string;
  rajjus: Record<'pada' | 'uru' | 'udara' | 'kantha' | 'shiro', string>;
  rajjuOfBoth: (girl: string, boy: string) => string;
  papasamya: (boy: string, girl: string, balanced: boolean) => string;
  noPapasamya: string;
};

export const poruthamLabels: PoruthamLabels = {
  title: 'Ten poruthams of the south',
  school:
    'Counted from the girl’s nakshatra to the boy’s, as Tamil almanacs do (Kalaprakashika; B. V. Raman). Lists differ in dina and gana.',
  names: {
    dina: 'Dina',
    gana: 'Gana',
    mahendra: 'Mahendra',
    streeDeergha: 'Stree Deergha',
    yoni: 'Yoni',
    rasi: 'Rasi',
    rasyadhipati: 'Rasyadhipati',
    vasya: 'Vasya',
    rajju: 'Rajju',
    vedha: 'Vedha',
  },
  weighs: {
    dina: 'everyday wellbeing',
    gana: 'temperament',
    mahendra: 'children and means',
    streeDeergha: 'her lasting comfort',
    yoni: 'closeness',
    rasi: 'family',
    rasyadhipati: 'friendship of the Moon lords',
    vasya: 'attraction',
    rajju: 'length of the marriage; weighs most',
    vedha: 'freedom from affliction; weighs much',
  },
  levels: { good: 'Present', middling: 'Middling', none: 'Not present' },
  given: (count) => `${count} of 10 are present or middling.`,
  refused: {
    rajju:
      'Rajju is not present: both nakshatras have the same rajju. By custom many families stop here; it is custom, not a verdict on two people.',
    vedha:
      'Vedha is present: the two nakshatras pierce each other. By custom many families stop here; it is custom, not a verdict on two people.',
  },
  notRefused: 'Rajju and vedha, by which custom refuses a match, are both in order.',
  counted: (nakshatras, rashis) =>
    `Counted from hers as 1, his nakshatra is ${nakshatras} and his rashi ${rashis}.`,
  rajjus: {
    pada: 'Pada (feet)',
    uru: 'Uru (thighs)',
    udara: 'Udara (navel)',
    kantha: 'Kantha (neck)',
    shiro: 'Shiro (head)',
  },
  rajjuOfBoth: (girl, boy) => `Rajju: ${girl} for her, ${boy} for him.`,
  papasamya: (boy, girl, balanced) =>
    balanced
      ? `Papasamya (Kerala): malefic points are ${boy} for him and ${girl} for her. By custom they balance.`
      : `Papasamya (Kerala): malefic points are ${boy} for him and ${girl} for her. By custom his should not be fewer.`,
  noPapasamya: 'Papasamya counts from the lagna and needs both birth times.',
};
