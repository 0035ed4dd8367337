import {
  arudhas,
  charaDasha,
  charaKarakas,
  KARAKAS,
  rashiAspects,
  rashiDrishti,
} from '@jyotiratna/jyotish';
import { formatArc } from '../format-values.ts';
import { spansTable } from './dashas-part.ts';
import { numbersFrom, type SectionBody, type SectionContext, tableOf } from './part.ts';

/**
 * Jaimini: seven and eight karakas, arudhas, the first level of the chara dasha, aspects (drishti)
 * of rashis.
 */
export function jaiminiPart(context: SectionContext): SectionBody {
  const { chart, messages, rashi, graha } = context;
  const { jaimini } = messages;
  if (!chart.lagna) return { school: jaimini.school, open: messages.open.hour };
  const lagna = chart.lagna.rashi;
  const [seven, eight] = [charaKarakas(chart, 7), charaKarakas(chart, 8)];
  const cell = (list: typeof seven, karaka: (typeof KARAKAS)[number]) => {
    const found = list.find((one) => one.karaka === karaka);
    return found ? `${graha(found.graha)} ${formatArc(found.degree)}` : messages.notGiven;
  };
  const atma = seven[0]?.graha ?? 'Sun';
  const places = arudhas(chart);
  const charaSpans = charaDasha(chart).map(({ name, start, end }) => ({
    name: rashi(name),
    start,
    end,
  }));
  const arudhaName = (house: number) =>
    house === 1
      ? jaimini.arudhaNames.first
      : house === 12
        ? jaimini.arudhaNames.last
        : jaimini.arudhaNames.other(house);
  return {
    school: jaimini.school,
    tables: [
      tableOf(
        jaimini.karakas,
        [jaimini.karaka, jaimini.seven, jaimini.eight],
        KARAKAS.map((karaka) => [jaimini.names[karaka], cell(seven, karaka), cell(eight, karaka)]),
        { note: jaimini.karakamsha(rashi(chart.grahas[atma].navamsa)) },
      ),
      tableOf(
        jaimini.arudhas,
        [jaimini.arudha, messages.rashi, jaimini.fromLagna],
        places.map((at, index) => [
          arudhaName(index + 1),
          rashi(at),
          String(((at - lagna + 12) % 12) + 1),
        ]),
        { right: [2] },
      ),
      { ...spansTable(jaimini.chara, charaSpans, context), note: jaimini.charaNote },
      tableOf(
        jaimini.looks,
        [messages.rashi, jaimini.sees, jaimini.seenBy],
        numbersFrom(12).map((at) => {
          const looking = rashiAspects(chart, at);
          return [
            rashi(at),
            rashiDrishti(at).map(rashi).join(', '),
            looking.length > 0 ? looking.map(graha).join(', ') : messages.notGiven,
          ];
        }),
      ),
    ],
  };
}
