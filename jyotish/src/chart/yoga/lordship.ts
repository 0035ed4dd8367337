import { type Graha, SEVEN } from '../../tradition/grahas.ts';
import { hindiOrdinal, type Words } from '../../tradition/language.ts';
import { RASHIS } from '../../tradition/rashis.ts';
import { ordinal } from '../wording.ts';
import type { YogaRule } from './rule.ts';
import { DUSTHANA, KENDRA, TRIKONA, type View } from './view.ts';

const KENDRA_TRIKONA = [1, 4, 5, 7, 9, 10];
const GOOD_HOUSES = [1, 2, 4, 5, 7, 9, 10, 11];

/** 'Mars (lord of the 1st)', 'मंगल (पहले भाव का स्वामी)'. */
function lordOf(view: View, house: number): string {
  const graha = view.name(view.lord(house));
  return view.say(`${graha} (lord of the ${ordinal(house)})`, `${graha} (${hindiOrdinal(house)} भाव का स्वामी)`);
}

/** Pairs of two different grahas that rule a kendra and a trikona and are linked; the lagna lord is both. */
function rajaPairs(view: View): string[] {
  const found = new Map<string, string>();
  for (const kendra of KENDRA) {
    for (const trikona of TRIKONA) {
      const [a, b] = [view.lord(kendra), view.lord(trikona)];
      const link = view.link(a, b);
      const key = [a, b].sort().join();
      if (link && !found.has(key)) {
        found.set(key, `${lordOf(view, kendra)} ${view.say('and', 'और')} ${lordOf(view, trikona)} ${link}`);
      }
    }
  }
  return [...found.values()];
}

/** Said where one graha rules both houses and two are needed. */
function rulesBoth(view: View, graha: Graha, one: number, other: number): string {
  return view.say(
    `${graha} rules both the ${ordinal(one)} and the ${ordinal(other)}; two grahas are needed.`,
    `${view.name(graha)} ही ${hindiOrdinal(one)} और ${hindiOrdinal(other)} दोनों भावों का स्वामी है; दो ग्रह चाहिए।`,
  );
}

/** Harsha, Sarala and Vimala: the lord of a dusthana in a dusthana. */
function viparita(names: Pick<YogaRule, 'name' | 'devanagari'>, house: number, gift: Words): YogaRule {
  return {
    ...names,
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: {
      en: `A Viparita Raja yoga, linked with ${gift.en}. Some schools count the own house only, some only the other two.`,
      hi: `यह विपरीत राज योग है; परंपरा इसे ${gift.hi} से जोड़ती है। कुछ मत केवल अपना भाव गिनते हैं, कुछ केवल बाक़ी दो।`,
    },
    judge(view) {
      const lord = view.lord(house);
      const present = DUSTHANA.includes(view.house(lord));
      const place = view.places(lord);
      return {
        present,
        because: view.say(
          `${lordOf(view, house)} stands ${present ? 'in a dusthana' : 'outside the dusthanas (6, 8, 12)'}: ${place}.`,
          `${lordOf(view, house)} ${present ? 'दुःस्थान में है' : 'दुःस्थान (6, 8, 12) में नहीं है'}: ${place}।`,
        ),
      };
    },
  };
}

/** Yogas made by the lords of houses. */
export const LORDSHIP_YOGAS: readonly YogaRule[] = [
  {
    name: 'Kahala',
    devanagari: 'काहल',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: {
      en: 'Linked with boldness and leadership. Texts name different lords for it.',
      hi: 'परंपरा इसे निर्भीकता और नेतृत्व से जोड़ती है। ग्रंथ इसके लिए अलग-अलग स्वामी बताते हैं।',
    },
    judge(view) {
      const [first, fourth, ninth] = [view.lord(1), view.lord(4), view.lord(9)];
      if (fourth === ninth) return { present: false, because: rulesBoth(view, fourth, 4, 9) };
      const apart = KENDRA.includes(view.houseFrom(fourth, ninth));
      const strong = view.dignified(first);
      const places = view.places(...new Set([fourth, ninth, first]));
      const [l1, l4, l9] = [lordOf(view, 1), lordOf(view, 4), lordOf(view, 9)];
      return {
        present: apart && strong,
        because: view.say(
          `${l4} and ${l9} are ${apart ? '' : 'not '}in kendras from each other, and ${l1} is ${strong ? '' : 'not '}in its own or exaltation rashi: ${places}.`,
          `${l4} और ${l9} एक-दूसरे से केन्द्र में ${apart ? '' : 'नहीं '}हैं, और ${l1} अपनी या उच्च राशि में ${strong ? '' : 'नहीं '}है: ${places}।`,
        ),
      };
    },
  },
  {
    name: 'Raja',
    devanagari: 'राज',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: {
      en: 'Linked with standing and responsibility; most charts have one.',
      hi: 'परंपरा इसे प्रतिष्ठा और दायित्व से जोड़ती है; अधिकतर कुंडलियों में यह होता है।',
    },
    judge(view) {
      const pairs = rajaPairs(view).join('; ');
      if (pairs) return { present: true, because: view.say(`${pairs}.`, `${pairs}।`) };
      const places = view.places(...new Set(KENDRA_TRIKONA.map(view.lord)));
      return {
        present: false,
        because: view.say(
          `No lord of a kendra is linked with another lord of a trikona: ${places}.`,
          `केन्द्र के किसी स्वामी का त्रिकोण के दूसरे स्वामी से संबंध नहीं है: ${places}।`,
        ),
      };
    },
  },
  {
    name: 'Dharma Karmadhipati',
    devanagari: 'धर्म कर्माधिपति',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: {
      en: 'Linked with work that agrees with conscience.',
      hi: 'परंपरा इसे अंतरात्मा के अनुकूल काम से जोड़ती है।',
    },
    judge(view) {
      const [ninth, tenth] = [view.lord(9), view.lord(10)];
      if (ninth === tenth) return { present: false, because: rulesBoth(view, ninth, 9, 10) };
      const link = view.link(ninth, tenth);
      const places = view.places(ninth, tenth);
      const [l9, l10] = [lordOf(view, 9), lordOf(view, 10)];
      return {
        present: link !== undefined,
        because: view.say(
          `${l9} and ${l10} ${link ?? 'are not linked'}: ${places}.`,
          `${l9} और ${l10} ${link ?? 'का आपस में संबंध नहीं है'}: ${places}।`,
        ),
      };
    },
  },
  viparita({ name: 'Harsha', devanagari: 'हर्ष' }, 6, {
    en: 'courage against rivals',
    hi: 'विरोधियों के सामने साहस',
  }),
  viparita({ name: 'Sarala', devanagari: 'सरल' }, 8, { en: 'firmness in trouble', hi: 'कठिनाई में दृढ़ता' }),
  viparita({ name: 'Vimala', devanagari: 'विमल' }, 12, { en: 'thrift and independence', hi: 'मितव्यय और स्वतंत्रता' }),
  {
    name: 'Lakshmi',
    devanagari: 'लक्ष्मी',
    group: 'Major Yogas',
    needsLagna: true,
    disputed: true,
    meaning: {
      en: 'Linked with good fortune and good conduct. Texts differ on how strong the lagna lord must be.',
      hi: 'परंपरा इसे सौभाग्य और सदाचार से जोड़ती है। लग्नेश कितना बली हो, इस पर ग्रंथों के मत अलग-अलग हैं।',
    },
    judge(view) {
      const [first, ninth] = [view.lord(1), view.lord(9)];
      const fortune = view.dignified(ninth) && KENDRA_TRIKONA.includes(view.house(ninth));
      const strong = view.dignified(first) || (KENDRA_TRIKONA.includes(view.house(first)) && !view.debilitated(first));
      const places = view.places(...new Set([ninth, first]));
      return {
        present: fortune && strong,
        because: view.say(
          `${lordOf(view, 9)} is ${fortune ? '' : 'not '}both in its strength and in a kendra or trikona, and ${lordOf(view, 1)} is ${strong ? '' : 'not '}strong: ${places}.`,
          `${lordOf(view, 9)} बली होकर केन्द्र या त्रिकोण में ${fortune ? '' : 'नहीं '}है, और ${lordOf(view, 1)} बली ${strong ? '' : 'नहीं '}है: ${places}।`,
        ),
      };
    },
  },
  {
    name: 'Maha Parivartana',
    devanagari: 'महा परिवर्तन',
    group: 'Major Yogas',
    needsLagna: true,
    meaning: {
      en: 'Two grahas uphold each other, linked with help at the right time.',
      hi: 'दो ग्रह एक-दूसरे को सहारा देते हैं; परंपरा इसे समय पर मिली सहायता से जोड़ती है।',
    },
    judge(view) {
      for (const a of SEVEN) {
        const b = RASHIS[view.rashi(a)]!.lord;
        const exchanged = a !== b && RASHIS[view.rashi(b)]!.lord === a;
        if (exchanged && [a, b].every((graha) => GOOD_HOUSES.includes(view.house(graha)))) {
          const places = view.places(a, b);
          const because = view.say(
            `${places} have exchanged rashis, both in good houses.`,
            `${places}: दोनों ने राशियाँ बदली हैं, और दोनों अच्छे भावों में हैं।`,
          );
          return { present: true, because };
        }
      }
      return {
        present: false,
        because: view.say(
          'No two grahas exchange rashis between good houses (1, 2, 4, 5, 7, 9, 10, 11).',
          'अच्छे भावों (1, 2, 4, 5, 7, 9, 10, 11) के बीच किन्हीं दो ग्रहों ने राशियाँ नहीं बदली हैं।',
        ),
      };
    },
  },
];
