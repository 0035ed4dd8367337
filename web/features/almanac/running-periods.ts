import type { AlmanacSpan, PanchangReply } from '@jyotiratna/contract';
import { almanac } from '#messages/almanac/almanac.ts';

const { times, limbs } = almanac;

/** Whether a period contains an instant (ms since 1970); the end is exclusive. */
export function runs({ start, end }: AlmanacSpan, now: number): boolean {
  return Date.parse(start) <= now && now < Date.parse(end);
}

type NamedSpan = AlmanacSpan & { name: string };

/** The auspicious and inauspicious periods of a day (kaals) by name, unsorted. */
export function kaalsOf(day: PanchangReply): { sought: NamedSpan[]; avoided: NamedSpan[] } {
  const withName = (name: string) => (span: AlmanacSpan) => ({
    name,
    start: span.start,
    end: span.end,
  });
  return {
    sought: [
      ...(day.abhijit.used ? [withName(times.abhijit)(day.abhijit)] : []),
      ...day.amritKaal.map(withName(times.amritKaal)),
      withName(times.brahma)(day.brahma),
    ],
    avoided: [
      withName(times.rahu)(day.rahu),
      withName(times.yamaganda)(day.yamaganda),
      withName(times.gulika)(day.gulika),
      ...day.durmuhurta.map(withName(times.durmuhurta)),
      ...day.varjyam.map(withName(times.varjyam)),
      ...day.karanas.filter(({ vishti }) => vishti).map(withName(times.bhadra)),
    ],
  };
}

/** The start or end of a period, at an instant in ms since 1970. */
export type PeriodChange = { at: number; iso: string; kind: 'begins' | 'ends'; name: string };

/**
 * The first change after an instant (ms since 1970), within the almanac's day: start or end of a
 * kaal, the next tithi, nakshatra, yoga or karana, or the sunset. Null without a further change.
 */
export function nextChange(day: PanchangReply, now: number): PeriodChange | null {
  const kaals = Object.values(kaalsOf(day)).flat();
  const change = (kind: PeriodChange['kind'], name: string, iso: string): PeriodChange => ({
    kind,
    name,
    iso,
    at: Date.parse(iso),
  });
  const until = Date.parse(day.sun.nextRise);
  return (
    [
      ...kaals.flatMap(({ name, start, end }) => [
        change('begins', name, start),
        change('ends', name, end),
      ]),
      ...day.tithis.map(({ name, paksha, start }) =>
        change('begins', limbs.ofPaksha(limbs.paksha[paksha], name), start),
      ),
      ...[...day.nakshatras, ...day.yogas, ...day.karanas].map(({ name, start }) =>
        change('begins', name, start),
      ),
      ...[...day.choghadiya.day, ...day.choghadiya.night].map(({ key, start }) =>
        change('begins', almanac.choghadiya.names[key], start),
      ),
    ]
      .filter(({ at }) => at > now && at < until)
      .sort((a, b) => a.at - b.at)[0] ?? null
  );
}

/** Whole hours and minutes until an instant, rounded up: the remaining time is never zero. */
export function leftUntil(at: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((at - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
