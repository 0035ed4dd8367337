/**
 * Coverage of the Devanagari fonts beyond the shop's own texts, for names and for content of owner
 * and customers in Hindi, Marathi or Sanskrit. Other conjuncts are rendered character by character,
 * with a halant.
 */
const chars = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'];
/** Letters with a nukta, as one code point and as two. */
const dotted = [
  ...'\u0958\u0959\u095a\u095b\u095c\u095d\u095e',
  ...[...'कखगजडढफ'].map((letter) => `${letter}\u093c`),
];
const consonants = [...chars, ...dotted];

const signs = ['', ...'ािीुूृेैॉोौ'];
const nasals = ['ं', 'ँ', 'ां', 'ाँ', 'िं', 'ीं', 'ुं', 'ुँ', 'ूं', 'ूँ', 'ें', 'ैं', 'ों', 'ौं'];
const vowels = [...'अआइईउऊऋऌऍएऐऑओऔॠॡॲ'];
const alone = [...'ःॄॅऽ।॥०१२३४५६७८९॰ॐ्\u093c\u200c\u200d\u25cc'];

/**
 * Conjuncts by first consonant; those with य and र, and after र, are generated from the lists
 * below.
 */
const conjuncts = `
  क्क क्ख क्ट क्त क्त्व क्थ क्न क्म क्ल क्व क्श क्ष क्ष्ण क्ष्म क्ष्य क्स ख्त ख्व ख़्त ख़्व ग्ग ग्घ ग्द ग्ध ग्न ग्भ ग्म ग्ल ग्व घ्न
  ङ्क ङ्ख ङ्ग ङ्घ ङ्म च्च च्छ च्व ज्ज ज्झ ज्ञ ज्म ज्व ज़्ब ज़्म ञ्च ञ्छ ञ्ज ट्ट ट्ठ ट्व ठ्ठ ड्ग ड्ड ड्ढ ढ्ढ ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्म ण्व
  त्क त्त त्त्व त्थ त्न त्प त्म त्व त्स त्स्य थ्व द्ग द्घ द्द द्ध द्ध्य द्ध्व द्न द्ब द्भ द्भ्य द्म द्व ध्न ध्म ध्व
  न्क न्ग न्च न्छ न्ज न्ट न्ठ न्ड न्ढ न्त न्त्य न्त्र न्थ न्द न्द्र न्द्व न्ध न्ध्य न्ध्र न्न न्प न्फ न्ब न्भ न्म न्व न्श न्स न्ह
  प्ट प्त प्त्य प्न प्प प्फ प्ल प्स फ़्त फ़्ल ब्ज ब्द ब्ध ब्ध्य ब्न ब्ब ब्भ ब्ल म्न म्प म्प्र म्फ म्ब म्ब्र म्भ म्म म्ल म्ह
  ल्क ल्ग ल्ज ल्ट ल्ड ल्त ल्थ ल्द ल्प ल्फ ल्ब ल्भ ल्म ल्ल ल्व ल्स ल्ह व्व श्क श्च श्छ श्त श्न श्म श्ल श्व श्श
  ष्क ष्ट ष्ट्र ष्ठ ष्ठ्य ष्ण ष्ण्य ष्प ष्फ ष्म ष्व स्क स्क्र स्ख स्ज स्ट स्ठ स्त स्त्र स्थ स्थ्य स्न स्प स्प्र स्फ स्ब स्म स्म्य स्ल स्व स्स
  ह्ण ह्न ह्म ह्ल ह्व र्त्स र्त्य र्ध्व र्ष्य`
  .trim()
  .split(/\s+/);
const before = (letter: string, some: readonly string[]) => some.map((one) => `${one}्${letter}`);
const withYa = before('य', [...'कखगघचजटठडढणतथदधनपबभमयलवशषसह', 'ज़']);
const withRa = before('र', [...'कखगघजटठडढतथदधनपफबभमवशसह', 'फ़']);
const afterRa = [...chars, 'ज़', 'फ़']
  .filter((letter) => !'ङञ'.includes(letter))
  .map((letter) => `र्${letter}`);

const each = (some: readonly string[], endings: readonly string[]) =>
  some.flatMap((one) => endings.map((ending) => one + ending));

/** Syllables and individual characters. */
export const hindiSyllables: readonly string[] = [
  ...alone,
  ...each(consonants, [...signs, ...nasals]),
  ...each(vowels, ['', 'ं', 'ँ']),
  ...each([...conjuncts, ...withYa, ...withRa, ...afterRa], signs),
];
