import type { Graha } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import {
  type Clock,
  type gochara as English,
  houseIn,
  type Reading,
  type Transit,
} from '../../en/engine/gochara.ts';
import { names, ordinal, series } from './names.ts';

/** As in English: the day's theme and advice; for a favourable house also the theme under vedha. */
const MOON: Readonly<Record<number, { theme: string; advice: string; spoiled?: string }>> = {
  1: { theme: 'सहज दिन', advice: 'धीरे से शुरू करें', spoiled: 'सुख रुक-रुक कर' },
  2: { theme: 'ख़र्च पर ध्यान', advice: 'मना भी नरमी से करें' },
  3: { theme: 'साहस और लाभ', advice: 'टाला हुआ संदेश भेजें', spoiled: 'साहस साथ, लाभ देर से' },
  4: { theme: 'घर में बेचैनी', advice: 'एक छोटी चीज़ सुधारें' },
  5: { theme: 'योजनाएँ अटकती हैं', advice: 'निर्णय एक दिन टालें' },
  6: { theme: 'विरोधी पीछे हटते हैं', advice: 'बकाया काम निपटाएँ', spoiled: 'विरोधी अड़े रहते हैं' },
  7: { theme: 'अच्छी संगति', advice: 'काम की बात नरमी से कहें', spoiled: 'संगति मिली-जुली' },
  8: { theme: 'सावधानी (चन्द्राष्टम)', advice: 'कुछ बड़ा शुरू न करें' },
  9: { theme: 'थकाने वाला दिन', advice: 'एक काम ठीक से करें' },
  10: { theme: 'काम बनते हैं', advice: 'एक दिखने वाला काम पूरा करें', spoiled: 'काम धीमे चलते हैं' },
  11: { theme: 'लाभ', advice: 'जो चाहिए, वह माँगें', spoiled: 'लाभ देर से' },
  12: { theme: 'विश्राम और ख़र्च', advice: 'दिन छोटा रखें' },
};

const name = (graha: Graha) => names.grahas[graha];

function theme(moon: Transit): string {
  const { theme: open, spoiled } = defined(MOON[moon.house]);
  return moon.spoiledBy.length > 0 ? defined(spoiled) : open;
}

const clock = ({ hour, minute }: Clock) => `${hour}:${minute} बजे`;

function placed(transits: readonly Transit[]): string {
  return series(transits.map(({ graha, house }) => `${name(graha)} ${ordinal(house)} भाव में`));
}

function spoilers({ spoiledBy }: Transit, reading: Reading): string {
  return series(
    spoiledBy.map((graha) => `${ordinal(houseIn(reading, graha))} भाव के ${name(graha)}`),
  );
}

export const gochara: typeof English = {
  prediction: (reading, next) => {
    const { moon, second } = reading;
    const house = ordinal(moon.house);
    if (next) {
      const later = next.reading.moon;
      return `${clock(next.at)} तक चन्द्र ${house} भाव में: ${theme(moon)}; फिर ${ordinal(later.house)} में: ${theme(later)}।`;
    }
    const { advice } = defined(MOON[moon.house]);
    const spoiler = moon.spoiledBy[0];
    if (spoiler) {
      const from = ordinal(houseIn(reading, spoiler));
      const rest =
        reading.level >= 4 && second?.good ? `। ${placed([second])} सहायक` : `; ${advice}`;
      return `चन्द्र ${house} भाव में, ${from} भाव के ${name(spoiler)} का वेध: ${theme(moon)}${rest}।`;
    }
    const word = second?.good ? 'सहायक' : 'धैर्य माँगता है';
    const tail = second ? ` ${placed([second])} ${word}।` : '';
    return `चन्द्र आपके ${house} भाव में: ${theme(moon)}; ${advice}।${tail}`;
  },

  explanation: (reading) => {
    const { moon, moonRashi, helping, checked, hard } = reading;
    const check = moon.spoiledBy.length > 0 ? `, ${spoilers(moon, reading)} के वेध में` : '';
    return [
      `${names.rashis[moonRashi]} का चन्द्र आपके ${ordinal(moon.house)} भाव में है${check}: ${theme(moon)}; ${defined(MOON[moon.house]).advice}।`,
      ...(helping.length > 0 ? [`अच्छे स्थान पर: ${placed(helping)}।`] : []),
      ...checked.map(
        (transit) => `${placed([transit])} अच्छा होता, पर ${spoilers(transit, reading)} का वेध है।`,
      ),
      ...(hard.length > 0 ? [`धैर्य माँगने वाले स्थान पर: ${placed(hard)}।`] : []),
    ].join(' ');
  },

  halves: (before, at, after) => `${clock(at)} तक: ${before} उसके बाद: ${after}`,
};
