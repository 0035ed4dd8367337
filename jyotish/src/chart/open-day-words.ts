import { localDateTime } from '../time/local-time.ts';
import { GRAHA_FACTS, type Graha } from '../tradition/grahas.ts';
import type { Language } from '../tradition/language.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { RASHIS } from '../tradition/rashis.ts';
import type { DashaSpread, OpenDay, Stay } from './open-day.ts';

/** What a day of birth without an hour leaves open, in words of one language. */
export interface OpenDayWords {
  /** 'Ashwini until 14:20, then Bharani', or one name where it holds all day. */
  readonly nakshatra: string;
  readonly moonRashi: string;
  readonly sunRashi: string;
  readonly zodiac: string;
  /** Where the Moon went that day, in a sentence. */
  readonly moonPath: string;
  /** Why dates are told as spreads, in a sentence. */
  readonly why: string;
  /** A sentence for everything that changed during the day; empty when nothing did. */
  readonly changes: readonly string[];
  /** The head of each table of mahadashas, in the order of `dashas`. */
  readonly heads: readonly string[];
  /** Which mahadashas may run now, in a sentence. */
  readonly today: string;
}

/** The words of a day. @param now ms since 1970 @param offsetSeconds of the clock at birth */
export function openDayWords(day: OpenDay, offsetSeconds: number, now: number, language: Language): OpenDayWords {
  const hindi = language === 'hi';
  const say = (english: string, inHindi: string) => (hindi ? inHindi : english);
  const clock = (instant: number) =>
    localDateTime(instant, offsetSeconds).toPlainTime().toString({ smallestUnit: 'minute' });
  const nakshatra = (index: number) => (hindi ? NAKSHATRAS[index]!.devanagari : NAKSHATRAS[index]!.name);
  const rashi = (index: number) => (hindi ? RASHIS[index]!.devanagari : RASHIS[index]!.name);
  const sign = (index: number) => (hindi ? RASHIS[index]!.devanagari : RASHIS[index]!.zodiac);
  const graha = (name: Graha) => (hindi ? GRAHA_FACTS[name].devanagari : name);

  const told = (stays: readonly Stay[], name: (index: number) => string) =>
    stays
      .map(({ index, until }, i) =>
        i === stays.length - 1
          ? name(index)
          : say(`${name(index)} until ${clock(until)}, then`, `${clock(until)} बजे तक ${name(index)}, फिर`),
      )
      .join(' ');
  const moves = (stays: readonly Stay[], name: (index: number) => string, of: [string, string]) =>
    stays.slice(1).map(({ index, from }, i) => {
      const before = stays[i]!.index;
      return say(
        `${of[0]} went from ${name(before)} to ${name(index)} at ${clock(from)} that day.`,
        `उस दिन ${clock(from)} बजे ${of[1]} ${name(before)} से ${name(index)} में गया।`,
      );
    });
  const head = ({ stay }: DashaSpread, i: number, all: readonly DashaSpread[]) => {
    const moon = say(`the Moon in ${nakshatra(stay.index)}`, `चन्द्र ${nakshatra(stay.index)} में`);
    if (all.length === 1) return say(`Born at any hour, ${moon}`, `किसी भी समय जन्म, ${moon}`);
    if (i === 0) return say(`Born before ${clock(stay.until)}, ${moon}`, `${clock(stay.until)} से पहले जन्म, ${moon}`);
    if (i === all.length - 1) {
      return say(`Born at ${clock(stay.from)} or later, ${moon}`, `${clock(stay.from)} या उसके बाद जन्म, ${moon}`);
    }
    return say(
      `Born between ${clock(stay.from)} and ${clock(stay.until)}, ${moon}`,
      `${clock(stay.from)} और ${clock(stay.until)} के बीच जन्म, ${moon}`,
    );
  };
  const arc = (longitude: number) => {
    const minutes = Math.floor((longitude % 30) * 60);
    const degrees = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
    return `${degrees} ${rashi(Math.floor(longitude / 30))}`;
  };
  const path = [day.charts[0], day.charts.at(-1)!].map((chart) => arc(chart.grahas.Moon.longitude));
  const running = [
    ...new Set(
      day.dashas.flatMap(({ periods }) =>
        periods.filter(({ start, end }) => start.earliest <= now && now < end.latest).map(({ lord }) => lord),
      ),
    ),
  ].map(graha);
  return {
    nakshatra: told(day.nakshatras, nakshatra),
    moonRashi: told(day.moonRashis, rashi),
    sunRashi: told(day.sunRashis, rashi),
    zodiac: told(day.signs, sign),
    moonPath: say(
      `The Moon went from ${path[0]} to ${path[1]} that day.`,
      `उस दिन चन्द्र ${path[0]} से ${path[1]} तक चला।`,
    ),
    why: say(
      'Dashas follow the Moon to the minute of birth. Without it, each beginning lies somewhere between two dates, years apart.',
      'दशाएँ जन्म के ठीक मिनट के चन्द्र से चलती हैं। उसके बिना हर दशा का आरंभ दो तिथियों के बीच कहीं है, जिनमें वर्षों का अंतर है।',
    ),
    changes: [
      ...moves(day.nakshatras, nakshatra, [
        'The nakshatra depends on the birth time: the Moon',
        'नक्षत्र जन्म समय पर निर्भर है: चन्द्र',
      ]),
      ...moves(day.moonRashis, rashi, [
        'The Moon sign depends on the birth time: the Moon',
        'चन्द्र राशि जन्म समय पर निर्भर है: चन्द्र',
      ]),
      ...moves(day.sunRashis, rashi, ['The Sun', 'सूर्य']),
      ...moves(day.signs, sign, ['By the tropical zodiac the Sun', 'सायन राशिचक्र में सूर्य']),
    ],
    heads: day.dashas.map(head),
    today:
      running.length === 0
        ? ''
        : running.length === 1
          ? say(`Today the mahadasha of ${running[0]} runs.`, `आज ${running[0]} की महादशा चल रही है।`)
          : say(
              `Today the mahadasha of one of these runs: ${running.join(', ')}.`,
              `आज इनमें से किसी एक की महादशा चल रही है: ${running.join(', ')}।`,
            ),
  };
}
