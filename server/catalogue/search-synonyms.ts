import type { Graha } from '@jyotiratna/contract';

/**
 * Synonyms of the shop's products that differ from a remedy's own text: a stone's names in its
 * languages and their common spellings, the names of the grahas, and the purposes of stones.
 * Latin spellings are matched as prefixes in a remedy's English text.
 */
export type SearchConcept = {
  /** Lower-case, in both scripts. */
  names: readonly string[];
  /** Terms in a remedy's text with the same meaning; by default its Latin names. */
  text?: readonly string[];
  /** Remedies of these grahas fit, too. */
  grahas?: readonly Graha[];
};

const stoneNames: readonly (readonly string[])[] = [
  [
    'ruby',
    'rubies',
    'manik',
    'manikya',
    'manikyam',
    'manak',
    'माणिक',
    'माणिक्य',
    'मानिक',
    'रूबी',
    'laal',
    'lal mani',
    'padmarag',
    'yaqut',
    'याकूत',
    'पद्मराग',
    'माणिक्यम',
    'लाल मणि',
  ],
  [
    'emerald',
    'panna',
    'marakat',
    'maragatham',
    'पन्ना',
    'मरकत',
    'zamurrad',
    'pachu',
    'ज़मुर्रद',
    'मरकत मणि',
    'एमराल्ड',
  ],
  [
    'yellow sapphire',
    'yellow safire',
    'yellow safayar',
    'pukhraj',
    'pushparag',
    'pukhraaj',
    'पुखराज',
    'पुष्पराग',
    'pokhraj',
    'pushkaraj',
    'peela pukhraj',
    'पोखराज',
    'पुष्कराज',
    'पीला पुखराज',
  ],
  [
    'blue sapphire',
    'blue safire',
    'blue safayar',
    'neelam',
    'nilam',
    'neelmani',
    'नीलम',
    'नीलमणि',
    'indraneel',
    'इंद्रनील',
    'नीला नीलम',
  ],
  ['sapphire', 'safire', 'safayar', 'नीलमणी'],
  ['diamond', 'heera', 'hira', 'vajra', 'हीरा', 'almas', 'डायमंड', 'वज्र'],
  ['hessonite', 'gomed', 'gomedh', 'gomedak', 'गोमेद', 'गोमेदक', 'gomedhak', 'गोमेध', 'हेसोनाइट'],
  [
    "cat's eye",
    'cats eye',
    'lehsunia',
    'lahsuniya',
    'lasuniya',
    'vaidurya',
    'लहसुनिया',
    'वैदूर्य',
    'lehsuniya',
    'chrysoberyl',
    'vaiduryam',
    'कैट्स आई',
    'लहसुनीया',
  ],
  ['pearl', 'moti', 'mukta', 'मोती', 'मुक्ता', 'motee', 'mukta mani', 'मुक्तामणि', 'पर्ल'],
  [
    'red coral',
    'coral',
    'moonga',
    'munga',
    'praval',
    'मूंगा',
    'मुंगा',
    'प्रवाल',
    'mungaa',
    'pavalam',
    'vidrum',
    'कोरल',
    'विद्रुम',
    'लाल मूंगा',
  ],
  ['opal', 'ओपल', 'दूधिया पत्थर', 'upal', 'opel', 'dudhiya patthar', 'उपल'],
  ['garnet', 'tamra', 'raktmani', 'गार्नेट', 'तामड़ा', 'tamda', 'tamdi', 'रक्तमणि', 'ताम्रमणि', 'तामड़ी'],
  ['peridot', 'zabarjad', 'पेरिडॉट', 'zabarjat', 'जबरजद', 'ज़बरजद'],
  [
    'lapis',
    'lapis lazuli',
    'lajward',
    'lajwart',
    'लाजवर्त',
    'लाजवर्द',
    'lajvard',
    'rajavarta',
    'लापिस',
    'राजावर्त',
  ],
  ['rudraksha', 'rudraksh', 'रुद्राक्ष', 'rudraksham', 'पंचमुखी रुद्राक्ष'],
  [
    'moonstone',
    'chandrakant',
    'चंद्रकांत',
    'chandrakanta',
    'chandramani',
    'चंद्रमणि',
    'चंद्रकांतमणि',
    'मूनस्टोन',
  ],
  [
    'turquoise',
    'firoza',
    'feroza',
    'फिरोजा',
    'phiroza',
    'pheroza',
    'feroja',
    'फ़िरोज़ा',
    'फीरोजा',
    'टर्कोइज',
  ],
  ['pyrite', 'पाइराइट', 'swarnmakshik', 'sona makhi', 'स्वर्णमाक्षिक'],
  [
    "tiger's eye",
    'tigers eye',
    'tiger eye',
    'टाइगर आई',
    'tigereye',
    'vyaghra netra',
    'व्याघ्र नेत्र',
    'टाइगर आइ',
  ],
  ['rose quartz', 'रोज क्वार्ट्ज', 'गुलाबी स्फटिक', 'gulabi sphatik', 'रोज़ क्वार्ट्ज'],
  [
    'amethyst',
    'jamunia',
    'kathela',
    'जमुनिया',
    'जामुनिया',
    'कटैला',
    'katela',
    'kataila',
    'एमेथिस्ट',
    'एमिथिस्ट',
    'कटेला',
  ],
  [
    'citrine',
    'sunela',
    'sunehla',
    'सुनेला',
    'सुनहला',
    'sunhela',
    'sunaila',
    'सुनैला',
    'सिट्रीन',
    'सुनहेला',
  ],
  ['carnelian', 'akik', 'aqeeq', 'हकीक', 'अकीक', 'hakik', 'haqiq', 'aqiq', 'कार्नेलियन', 'लाल हकीक'],
  ['aventurine', 'एवेंट्यूरिन'],
  ['onyx', 'sulemani', 'ओनिक्स', 'सुलेमानी', 'sulaimani', 'hakik sulemani', 'सुलेमानी हकीक'],
  [
    'clear quartz',
    'sphatik',
    'crystal',
    'स्फटिक',
    'sfatik',
    'sphatika',
    'bilaur',
    'quartz crystal',
    'rock crystal',
    'स्फटिका',
    'बिल्लौर',
  ],
  ['navaratna', 'navratna', 'navratan', 'नवरत्न', 'nine gems', 'nauratan', 'नौरत्न'],
];

export const searchStones: readonly SearchConcept[] = stoneNames.map((names) => ({ names }));

const grahas: readonly SearchConcept[] = [
  { names: ['sun', 'surya', 'suraj', 'सूर्य', 'सूरज'], grahas: ['Sun'] },
  { names: ['moon', 'chandra', 'chandrama', 'चंद्र', 'चन्द्र', 'चंद्रमा', 'चन्द्रमा'], grahas: ['Moon'] },
  { names: ['mars', 'mangal', 'kuja', 'मंगल'], grahas: ['Mars'] },
  { names: ['mercury', 'budh', 'budha', 'बुध'], grahas: ['Mercury'] },
  { names: ['jupiter', 'guru', 'brihaspati', 'गुरु', 'बृहस्पति'], grahas: ['Jupiter'] },
  { names: ['venus', 'shukra', 'sukra', 'शुक्र'], grahas: ['Venus'] },
  { names: ['saturn', 'shani', 'sani', 'sade sati', 'शनि', 'साढ़ेसाती'], grahas: ['Saturn'] },
  { names: ['rahu', 'राहु'], grahas: ['Rahu'] },
  { names: ['ketu', 'केतु'], grahas: ['Ketu'] },
].map((concept) => ({ ...concept, text: [] }) as SearchConcept);

/** The purpose, with the grahas that are traditionally its karakas (significators). */
const purposes: readonly SearchConcept[] = [
  {
    names: [
      'money',
      'kuber',
      'wealth',
      'dhan',
      'paisa',
      'prosperity',
      'business',
      'vyapar',
      'धन',
      'पैसा',
      'समृद्धि',
      'व्यापार',
    ],
    text: ['wealth', 'money', 'prosper', 'abundan', 'trade', 'business'],
    grahas: ['Jupiter', 'Mercury'],
  },
  {
    names: [
      'love',
      'marriage',
      'relationship',
      'shaadi',
      'shadi',
      'vivah',
      'pyar',
      'प्रेम',
      'प्यार',
      'विवाह',
      'शादी',
    ],
    text: ['love', 'affection', 'marriage', 'relationship'],
    grahas: ['Venus'],
  },
  {
    names: ['health', 'vitality', 'swasthya', 'sehat', 'स्वास्थ्य', 'सेहत'],
    text: ['health', 'vitality', 'energy'],
    grahas: ['Sun'],
  },
  {
    names: ['career', 'job', 'leadership', 'naukri', 'success', 'नौकरी', 'करियर', 'सफलता'],
    text: ['career', 'profession', 'trade', 'confidence'],
    grahas: ['Sun', 'Saturn'],
  },
  {
    names: [
      'study',
      'studies',
      'education',
      'exam',
      'focus',
      'memory',
      'padhai',
      'पढ़ाई',
      'शिक्षा',
      'विद्या',
    ],
    text: ['study', 'studies', 'focus', 'memory', 'learning'],
    grahas: ['Mercury'],
  },
  {
    names: [
      'peace',
      'calm',
      'stress',
      'sleep',
      'anxiety',
      'shanti',
      'शांति',
      'शान्ति',
      'नींद',
      'तनाव',
    ],
    text: ['calm', 'peace', 'sleep', 'rest'],
    grahas: ['Moon'],
  },
  {
    names: ['courage', 'strength', 'confidence', 'sahas', 'साहस', 'आत्मविश्वास'],
    text: ['courage', 'confidence', 'strength'],
    grahas: ['Mars'],
  },
  {
    names: ['protection', 'evil eye', 'nazar', 'suraksha', 'grounding', 'सुरक्षा', 'नजर'],
    text: ['protect', 'grounding', 'evil eye'],
    grahas: ['Saturn', 'Rahu', 'Ketu'],
  },
];

/**
 * The kind of product: combined with a stone, but ignored if there is no such product of the
 * stone.
 */
export const searchForms: readonly SearchConcept[] = [
  { names: ['ring', 'rings', 'angoothi', 'anguthi', 'अंगूठी'], text: ['ring'] },
  { names: ['bracelet', 'bracelets', 'kada', 'kangan', 'ब्रेसलेट', 'कंगन'], text: ['bracelet'] },
  { names: ['pendant', 'locket', 'लॉकेट', 'पेंडेंट'], text: ['pendant'] },
  { names: ['mala', 'rosary', 'माला'], text: ['mala'] },
];

export const searchConcepts: readonly SearchConcept[] = [
  ...searchStones,
  ...grahas,
  ...purposes,
  ...searchForms,
];

/** Stop terms, irrelevant for the remedy. */
export const fillers: ReadonlySet<string> = new Set(
  `stone stones gem gems gemstone gemstones ratna ratan nag nagina jewel planet graha remedy original natural real pure
  for of the a an with in to and my me dev ji pathar patthar ke ki ka liye wala wali price buy online
  रत्न पत्थर नग ग्रह के की का लिए असली उपाय`.split(/\s+/),
);
