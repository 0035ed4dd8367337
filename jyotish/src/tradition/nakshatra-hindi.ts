import type { Ganam, Nadi, Nakshatra } from './nakshatras.ts';

const GANAMS: Readonly<Record<Ganam, string>> = { Deva: 'देव', Manushya: 'मनुष्य', Asura: 'राक्षस' };
const NADIS: Readonly<Record<Nadi, string>> = { Vata: 'वात', Pitta: 'पित्त', Kapha: 'कफ' };
const GENDERS = { male: 'पुरुष', female: 'स्त्री' } as const;

const WORDS: Readonly<Record<string, string>> = {
  Horse: 'घोड़ा',
  Elephant: 'हाथी',
  Sheep: 'भेड़',
  Snake: 'सर्प',
  Dog: 'कुत्ता',
  Cat: 'बिल्ली',
  Rat: 'चूहा',
  Cow: 'गाय',
  Buffalo: 'भैंस',
  Tiger: 'बाघ',
  Deer: 'हिरण',
  Monkey: 'बंदर',
  Mongoose: 'नेवला',
  Lion: 'सिंह',
  'blood red': 'रक्त जैसा लाल',
  white: 'सफ़ेद',
  'silver grey': 'रुपहला धूसर',
  green: 'हरा',
  lead: 'सीसे जैसा धूसर',
  'black and red': 'काला और लाल',
  cream: 'क्रीम',
  'light brown': 'हल्का भूरा',
  'bright blue': 'चमकीला नीला',
  'deep green': 'गहरा हरा',
  black: 'काला',
  golden: 'सुनहरा',
  'reddish brown': 'लाल-भूरा',
  'brownish yellow': 'भूरा-पीला',
  copper: 'ताँबे जैसा',
  'light blue': 'हल्का नीला',
  aquamarine: 'समुद्री हरा-नीला',
  purple: 'बैंगनी',
  brown: 'भूरा',
  North: 'उत्तर',
  South: 'दक्षिण',
  East: 'पूर्व',
  West: 'पश्चिम',
};

/** Deity, symbol and first syllables of each nakshatra from Ashwini on. */
// biome-ignore format: one nakshatra a line
const ROWS: readonly (readonly [deity: string, symbol: string, syllables: string])[] = [
  ['अश्विनी कुमार', 'घोड़े का सिर', 'चू चे चो ला'],
  ['यम', 'योनि (गर्भ)', 'ली लू ले लो'],
  ['अग्नि', 'छुरा, लौ', 'अ ई उ ए'],
  ['ब्रह्मा', 'बैलगाड़ी', 'ओ वा वी वू'],
  ['सोम', 'हिरण का सिर', 'वे वो का की'],
  ['रुद्र', 'आँसू की बूँद', 'कु घ ङ छ'],
  ['अदिति', 'धनुष और तरकश', 'के को हा ही'],
  ['बृहस्पति', 'फूल, गाय का थन', 'हु हे हो डा'],
  ['नाग', 'कुंडली मारे सर्प', 'डी डू डे डो'],
  ['पितर', 'पालकी, सिंहासन', 'मा मी मू मे'],
  ['भग', 'पलंग के आगे के पाए', 'मो टा टी टू'],
  ['अर्यमा', 'पलंग के पीछे के पाए', 'टे टो पा पी'],
  ['सविता', 'हाथ', 'पू ष ण ठ'],
  ['त्वष्टा', 'मोती', 'पे पो रा री'],
  ['वायु', 'मूँगा, नई कोंपल', 'रू रे रो ता'],
  ['इन्द्र और अग्नि', 'तोरण', 'ती तू ते तो'],
  ['मित्र', 'कमल', 'ना नी नू ने'],
  ['इन्द्र', 'कर्णफूल', 'नो या यी यू'],
  ['निरृति', 'जड़ों का गुच्छा', 'ये यो भा भी'],
  ['अपः (जल)', 'हाथी का दाँत', 'भू धा फा ढा'],
  ['विश्वेदेव', 'पलंग के तख़्ते', 'भे भो जा जी'],
  ['विष्णु', 'कान, कर्णफूल', 'खी खू खे खो'],
  ['वसु', 'ढोल, बाँसुरी', 'गा गी गू गे'],
  ['वरुण', 'सौ तारे', 'गो सा सी सू'],
  ['अज एकपाद', 'तलवार', 'से सो दा दी'],
  ['अहिर्बुध्न्य', 'जुड़वाँ, खाट के पीछे के पाए', 'दू थ झ ञ'],
  ['पूषा', 'मछली', 'दे दो चा ची'],
];

/** What tradition tells of a nakshatra, in Hindi. */
export function hindiNakshatra(nakshatra: Nakshatra) {
  const [deity, symbol, syllables] = ROWS[nakshatra.index]!;
  return {
    deity,
    symbol,
    syllables: syllables.split(' '),
    ganam: GANAMS[nakshatra.ganam],
    nadi: NADIS[nakshatra.nadi],
    gender: GENDERS[nakshatra.gender],
    animal: WORDS[nakshatra.animal]!,
    enemyYoni: WORDS[nakshatra.enemyYoni]!,
    colour: WORDS[nakshatra.colour]!,
    direction: WORDS[nakshatra.direction]!,
  };
}
