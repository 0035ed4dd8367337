import {
  type ChartPart,
  type ChartPartReply,
  type ChartPartRequest,
  sourceLocale,
} from '@jyotiratna/contract';
import { castChart, ephemerisFor, isoText, type Language, offsetAt } from '@jyotiratna/jyotish';
import { partMessages, partTitles } from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../../platform/deps.ts';
import { findBirth } from '../find-birth.ts';
import { formatDay } from '../format-values.ts';
import { labelOf } from '../make-kundli.ts';
import { grahaName, rashiName } from '../names.ts';
import { LARGE_CITIES } from '../places/large-cities.ts';
import { placeIn } from '../places/place-in.ts';
import type { Places } from '../places/places.ts';
import { dashasPart } from './dashas-part.ts';
import { jaiminiPart } from './jaimini-part.ts';
import { kpPart } from './kp-part.ts';
import { minutesPart } from './minutes-part.ts';
import { choiceOf, type SectionBody, type SectionContext } from './part.ts';
import { statesPart } from './states-part.ts';
import { strengthPart } from './strength-part.ts';
import { todayPart } from './today-part.ts';
import { yearPart } from './year-part.ts';

const PARTS: Readonly<Record<ChartPart, (context: SectionContext) => SectionBody>> = {
  today: todayPart,
  kp: kpPart,
  strength: strengthPart,
  year: yearPart,
  dashas: dashasPart,
  jaimini: jaiminiPart,
  states: statesPart,
  minutes: minutesPart,
};

/** A section of the advanced chart, with the chart that it was generated from. */
export type ComputedPart = { reply: ChartPartReply; context: SectionContext; place: string };

/**
 * Generates a section of a birth's advanced chart, localized; not stored.
 * @throws ShopError invalid_input or place_not_found (400)
 */
export async function makeChartPart(
  deps: Pick<Deps, 'clock' | 'places'>,
  request: ChartPartRequest,
): Promise<ComputedPart> {
  const { part, ayanamsa = part === 'kp' ? 'krishnamurti' : 'lahiri' } = request;
  const {
    school: _school,
    year: _year,
    system: _system,
    maha: _maha,
    antar: _antar,
    ...rest
  } = request;
  const {
    part: _part,
    ayanamsa: _ayanamsa,
    day: _day,
    city,
    span: _span,
    style: _style,
    ...birth
  } = rest;
  const now = deps.clock.now();
  const found = findBirth(deps.places, birth, now);
  const { instant, offsetSeconds, hasTime } = found.moment;
  const { lat: latitude, lon: longitude, timezone: zone } = found.place;
  const ephemeris = await ephemerisFor(instant);
  const language = request.language ?? sourceLocale;
  const messages = partMessages[language];
  const iso = (at: number) => isoText(at, offsetAt(at, { zone, longitude }));
  const context: SectionContext = {
    request,
    chart: castChart({ instant, offsetSeconds, hasTime, latitude, longitude }, ephemeris, ayanamsa),
    ephemeris,
    ayanamsa,
    birthplace: { name: found.place.name, zone, latitude, longitude },
    cities: citiesOf(deps.places, city, language),
    language,
    messages,
    now,
    offsetAt: (at) => offsetAt(at, { zone, longitude }),
    day: (at) => formatDay(iso(at), language),
    moment: (at) => `${formatDay(iso(at), language)}, ${iso(at).slice(11, 19)}`,
    graha: (graha) => grahaName(graha, language),
    rashi: (index) => rashiName(index, language),
  };
  const { school, choices = [], open = null, drawings = [], tables = [] } = PARTS[part](context);
  const reply = {
    part,
    title: partTitles[language].titles[part],
    school,
    choices: [ayanamsaChoice(context), ...choices],
    open,
    drawings,
    tables,
  };
  return { reply, context, place: labelOf(found.place, birth, language) };
}

function citiesOf(
  places: Places,
  requested: string | undefined,
  language: Language,
): SectionContext['cities'] {
  const slugs = new Set<string>([...LARGE_CITIES, ...(requested ? [requested] : [])]);
  return [...slugs].flatMap((slug) => {
    const place = places.bySlug(slug);
    if (!place) return [];
    const { name, timezone, lat, lon } = placeIn(place, language);
    return [{ slug, name, zone: timezone, latitude: lat, longitude: lon }];
  });
}

function ayanamsaChoice({ ayanamsa, messages }: SectionContext) {
  const { ayanamsas } = messages.choices;
  return choiceOf('ayanamsa', messages.choices.ayanamsa, ayanamsa, Object.entries(ayanamsas));
}
