import {
  type KundliReply,
  type KundliRequest,
  languages,
  type Place,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  type Chart,
  ephemerisFor,
  isoText,
  kundliData,
  type Language,
  openDay,
} from '@jyotiratna/jyotish';
import { engineMessages } from '@jyotiratna/messages/every-language/engine.ts';
import type { Deps } from '../platform/deps.ts';
import { birthPanchang } from './birth-panchang.ts';
import { castBirth } from './cast-birth.ts';
import { drawStyles, localizeChart } from './draw-chart.ts';
import { clockOfBirth, findBirth } from './find-birth.ts';
import { presentOpenDay } from './open-day.ts';
import { placeIn } from './places/place-in.ts';
import { hasDevanagari } from './places/sound.ts';

type KundliDeps = Pick<Deps, 'db' | 'clock' | 'places' | 'log' | 'kundliProvider'>;

/** A reply, and the chart that it was generated from. */
export type CreatedKundli = { reply: KundliReply; chart: Chart };

/**
 * The kundli of a birth, in the requested language. `source` is 'fallback' if place or time had to
 * be assumed or an external provider failed, else 'cache' if the same birth was requested before,
 * else 'api'. The name is not stored.
 * @param isRecorded whether to record the birth as requested: not for a PDF, which does not display
 * the source
 * @throws ShopError invalid_input or place_not_found (400), kundli_credit (402), rate_limited (429)
 */
export async function makeKundli(
  deps: KundliDeps,
  request: KundliRequest,
  isRecorded = true,
): Promise<CreatedKundli> {
  const now = deps.clock.now();
  const birth = findBirth(deps.places, request, now);
  const language = request.language ?? sourceLocale;
  const { chart, providerData, source } = await castBirth(deps, birth, language, isRecorded);
  const day =
    birth.day && openDay(chart.birth, birth.day, await ephemerisFor(birth.moment.instant));
  const open = day && presentOpenDay(day, birth.moment.offsetSeconds, now, language);
  const isOwn = source === 'fallback' ? [engineMessages[language].birth.ownEngine] : [];
  const notes = [...[...birth.guesses, ...birth.notes].map((note) => note[language]), ...isOwn];
  const message = [...notes, ...(open ? [open.shown.why, ...open.changes] : [])].join(' ');
  const { name, gender, dob, birthTime, location } = request;
  const reply: KundliReply = {
    source: birth.guesses.length > 0 ? 'fallback' : source,
    ...(message ? { message } : {}),
    name,
    gender,
    dob,
    ...(birthTime ? { birthTime } : {}),
    location,
    place: birth.place,
    placeName: labelOf(birth.place, request, language),
    coordinates: { lat: birth.place.lat, lon: birth.place.lon },
    usedDatetime: isoText(birth.moment.instant, birth.moment.offsetSeconds),
    clock: clockOfBirth(birth, language),
    ...drawStyles(chart, request, labelOf(birth.place, request, language)),
    kundli: { data: providerData ?? kundliData(chart, now, language, day) },
    ...localizeChart(chart, now, language, day),
    panchang: birthPanchang(chart, birth, language),
    openDay: open?.shown ?? null,
  };
  return { reply, chart };
}

/**
 * 'Jaipur, Rajasthan, India'. A place without a Devanagari name is displayed as entered, if it was
 * entered in Devanagari.
 */
export function labelOf(
  place: Place,
  { location }: Pick<KundliRequest, 'location'>,
  language: Language,
): string {
  const localized = placeIn(place, language);
  const [typed = ''] = location.split(',');
  const isOwnWord = languages[language].script === 'devanagari' && hasDevanagari(typed);
  const name = isOwnWord && localized.name === place.name ? typed.trim() : localized.name;
  return [name, localized.region, localized.country].filter(Boolean).join(', ');
}
