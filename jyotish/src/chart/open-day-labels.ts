import { defined, itemAt } from '@jyotiratna/contract';
import { localDateTime } from '../time/local-time.ts';
import { type Language, messagesIn } from '../tradition/language.ts';
import type { DashaSpread, OpenDay, Stay } from './open-day.ts';

/** Values undetermined by a birth date without a time, localized. */
export interface OpenDayLabels {
  /** 'Ashwini until 14:20, then Bharani', or one name if it applies all day. */
  readonly nakshatra: string;
  readonly moonRashi: string;
  readonly sunRashi: string;
  readonly zodiac: string;
  /** The Moon's movement that day, as a message. */
  readonly moonPath: string;
  /** The reason for date ranges instead of dates, as a message. */
  readonly why: string;
  /** A message for every value that changed during the day; may be empty. */
  readonly changes: readonly string[];
  /** Headings of the mahadasha tables, in the order of `dashas`. */
  readonly headers: readonly string[];
  /** The mahadashas that may be current, as a message. */
  readonly today: string;
}

/** The messages of a day. @param now ms since 1970 @param offsetSeconds of the clock at birth */
export function openDayLabels(
  day: OpenDay,
  offsetSeconds: number,
  now: number,
  language: Language,
): OpenDayLabels {
  const { names, birth } = messagesIn(language);
  const messages = birth.openDay;
  const clock = (instant: number) =>
    localDateTime(instant, offsetSeconds).toPlainTime().toString({ smallestUnit: 'minute' });

  const describe = (stays: readonly Stay[], called: readonly string[]) =>
    stays
      .map(({ index, until }, i) =>
        i === stays.length - 1
          ? itemAt(called, index)
          : messages.until(itemAt(called, index), clock(until)),
      )
      .join(' ');
  const movements = (
    stays: readonly Stay[],
    called: readonly string[],
    kind: keyof typeof messages.moved,
  ) =>
    stays
      .slice(1)
      .map(({ index, from }, i) =>
        messages.moved[kind](
          itemAt(called, itemAt(stays, i).index),
          itemAt(called, index),
          clock(from),
        ),
      );
  const head = (
    { stay: { index, from, until } }: DashaSpread,
    i: number,
    all: readonly DashaSpread[],
  ) => {
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
  const [from, to] = [day.charts[0], defined(day.charts.at(-1))].map((chart) =>
    arc(chart.grahas.Moon.longitude),
  );
  const lords = day.dashas.flatMap(({ periods }) =>
    periods
      .filter(({ start, end }) => start.earliest <= now && now < end.latest)
      .map(({ lord }) => lord),
  );
  const running = [...new Set(lords)].map((graha) => names.grahas[graha]);
  return {
    nakshatra: describe(day.nakshatras, names.nakshatras),
    moonRashi: describe(day.moonRashis, names.rashis),
    sunRashi: describe(day.sunRashis, names.rashis),
    zodiac: describe(day.signs, names.signs),
    moonPath: messages.moonPath(defined(from), defined(to)),
    why: messages.why,
    changes: [
      ...movements(day.nakshatras, names.nakshatras, 'nakshatra'),
      ...movements(day.moonRashis, names.rashis, 'moonRashi'),
      ...movements(day.sunRashis, names.rashis, 'sunRashi'),
      ...movements(day.signs, names.signs, 'sign'),
    ],
    headers: day.dashas.map(head),
    today:
      running.length > 1
        ? messages.runsOneOf(running.join(', '))
        : running[0]
          ? messages.runs(running[0])
          : '',
  };
}
