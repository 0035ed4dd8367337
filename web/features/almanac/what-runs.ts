import type { AlmanacSpan, PanchangReply } from '@jyotiratna/contract';
import { almanac } from '#messages/almanac/almanac.ts';

const { times, limbs } = almanac;

/** Whether a span holds an instant (ms since 1970); its end is not its own. */
export function runs({ start, end }: AlmanacSpan, now: number): boolean {
  return Date.parse(start) <= now && now < Date.parse(end);
}

type NamedSpan = AlmanacSpan & { name: string };

/** The spans of a day that custom seeks or avoids, by their names, in no order. */
export function kaalsOf(day: PanchangReply): { sought: NamedSpan[]; avoided: NamedSpan[] } {
  const named = (name: string) => (span: AlmanacSpan) => ({ name, start: span.start, end: span.end });
  return {
    sought: [
      ...(day.abhijit.used ? [named(times.abhijit)(day.abhijit)] : []),
      ...day.amritKaal.map(named(times.amritKaal)),
      named(times.brahma)(day.brahma),
    ],
    avoided: [
      named(times.rahu)(day.rahu),
      named(times.yamaganda)(day.yamaganda),
      named(times.gulika)(day.gulika),
      ...day.durmuhurta.map(named(times.durmuhurta)),
      ...day.varjyam.map(named(times.varjyam)),
      ...day.karanas.filter(({ vishti }) => vishti).map(named(times.bhadra)),
    ],
  };
}

/** Something that changes at an instant, ms since 1970. */
export type Change = { at: number; iso: string; kind: 'begins' | 'ends'; name: string };

/**
 * The first change after an instant (ms since 1970), within the almanac's day: a kaal begins or ends, a limb follows its
 * neighbour, the Sun sets. Null where nothing is left to change.
 */
export function nextChange(day: PanchangReply, now: number): Change | null {
  const kaals = Object.values(kaalsOf(day)).flat();
  const change = (kind: Change['kind'], name: string, iso: string): Change => ({
    kind,
    name,
    iso,
    at: Date.parse(iso),
  });
  const until = Date.parse(day.sun.nextRise);
  return (
    [
      ...kaals.flatMap(({ name, start, end }) => [change('begins', name, start), change('ends', name, end)]),
      ...day.tithis.map(({ name, paksha, start }) =>
        change('begins', limbs.ofPaksha(limbs.paksha[paksha], name), start),
      ),
      ...[...day.nakshatras, ...day.yogas, ...day.karanas].map(({ name, start }) => change('begins', name, start)),
      ...[...day.choghadiya.day, ...day.choghadiya.night].map(({ key, start }) =>
        change('begins', almanac.choghadiya.names[key], start),
      ),
    ]
      .filter(({ at }) => at > now && at < until)
      .sort((a, b) => a.at - b.at)[0] ?? null
  );
}

/** Whole hours and minutes until an instant, rounded up: what is left is never told as nothing. */
export function leftUntil(at: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((at - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
