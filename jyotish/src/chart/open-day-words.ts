import { localDateTime } from '../time/local-time.ts';
import { type Language, messagesOf } from '../tradition/language.ts';
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
  const { names, birth } = messagesOf(language);
  const messages = birth.openDay;
  const clock = (instant: number) =>
    localDateTime(instant, offsetSeconds).toPlainTime().toString({ smallestUnit: 'minute' });

  const result = (stays: readonly Stay[], called: readonly string[]) =>
    stays
      .map(({ index, until }, i) =>
        i === stays.length - 1 ? called[index]! : messages.until(called[index]!, clock(until)),
      )
      .join(' ');
  const moves = (stays: readonly Stay[], called: readonly string[], kind: keyof typeof messages.moved) =>
    stays
      .slice(1)
      .map(({ index, from }, i) => messages.moved[kind](called[stays[i]!.index]!, called[index]!, clock(from)));
  const head = ({ stay: { index, from, until } }: DashaSpread, i: number, all: readonly DashaSpread[]) => {
    if (all.length === 1) return messages.bornAnytime(index);
    if (i === 0) return messages.bornBefore(index, clock(until));
    if (i === all.length - 1) return messages.bornAfter(index, clock(from));
    return messages.bornBetween(index, clock(from), clock(until));
  };
  const arc = (longitude: number) => {
    const minutes = Math.floor((longitude % 30) * 60);
    const degrees = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
    return `${degrees} ${names.rashis[Math.floor(longitude / 30)]}`;
  };
  const [from, to] = [day.charts[0], day.charts.at(-1)!].map((chart) => arc(chart.grahas.Moon.longitude));
  const lords = day.dashas.flatMap(({ periods }) =>
    periods.filter(({ start, end }) => start.earliest <= now && now < end.latest).map(({ lord }) => lord),
  );
  const running = [...new Set(lords)].map((graha) => names.grahas[graha]);
  return {
    nakshatra: result(day.nakshatras, names.nakshatras),
    moonRashi: result(day.moonRashis, names.rashis),
    sunRashi: result(day.sunRashis, names.rashis),
    zodiac: result(day.signs, names.signs),
    moonPath: messages.moonPath(from!, to!),
    why: messages.why,
    changes: [
      ...moves(day.nakshatras, names.nakshatras, 'nakshatra'),
      ...moves(day.moonRashis, names.rashis, 'moonRashi'),
      ...moves(day.sunRashis, names.rashis, 'sunRashi'),
      ...moves(day.signs, names.signs, 'sign'),
    ],
    heads: day.dashas.map(head),
    today: running.length > 1 ? messages.runsOneOf(running.join(', ')) : running[0] ? messages.runs(running[0]) : '',
  };
}
