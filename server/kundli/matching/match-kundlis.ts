import {
  type MatchPartner,
  type MatchReply,
  type MatchRequest,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import {
  type Chart,
  castChart,
  ephemerisFor,
  isoText,
  type Language,
  type MangalDosha,
  type MoonOfBirth,
  mangalMatch,
  moonsBetween,
  northIndianChart,
  southIndianChart,
  verdictOf,
} from '@jyotiratna/jyotish';
import { type MatchingLabels, matchingLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../../platform/deps.ts';
import { computeChart } from '../cast-birth.ts';
import { clockOfBirth, type FoundBirth, findBirth } from '../find-birth.ts';
import { labelOf } from '../make-kundli.ts';
import { nakshatraName, rashiName } from '../names.ts';
import { localizeKoots, localizeRelief, pairsOf } from './label-koots.ts';
import { southPoruthams } from './south-poruthams.ts';

type User = 'boy' | 'girl';

/**
 * One of the two births: its chart (for 12:00 without a birth time), and all Moon positions that
 * its day permits.
 */
export type MatchedBirth = {
  request: MatchRequest[User];
  found: FoundBirth;
  chart: Chart;
  moons: MoonOfBirth[];
};

export type CreatedMatch = { reply: MatchReply; boy: MatchedBirth; girl: MatchedBirth };

/**
 * Guna milan and Mangal dosha of two births, in the requested language; not stored. Without a birth
 * time, points are given for all hours of the day, and Mangal dosha is omitted.
 * @throws ShopError invalid_input or place_not_found (400); fields start with `boy.` or `girl.`
 */
export async function matchKundlis(
  deps: Pick<Deps, 'clock' | 'places'>,
  request: MatchRequest,
): Promise<CreatedMatch> {
  const messages = matchingLabels[request.language ?? sourceLocale];
  const language = request.language ?? sourceLocale;
  const now = deps.clock.now();
  const [boy, girl] = await Promise.all([
    readBirth(deps, request.boy, 'boy', language),
    readBirth(deps, request.girl, 'girl', language),
  ]);
  const pairs = pairsOf(boy.moons, girl.moons);
  const scores = pairs.map(({ milan }) => milan.total);
  const [min, max] = [Math.min(...scores), Math.max(...scores)];
  const isExact = min === max;
  const verdicts = new Set(pairs.map(({ milan }) => verdictOf(milan)));
  const verdict = isExact && verdicts.size === 1 ? verdictOf(pairs[0].milan) : null;
  const koots = localizeKoots(pairs, messages, {
    rashi: (index) => rashiName(index, language),
    nakshatra: (index) => nakshatraName(index, language),
  });
  const mangal = mangalOf(boy.chart, girl.chart, now, language);
  const assumed = [boy, girl].flatMap(({ request: { name }, found: { guesses, notes } }) =>
    [...guesses, ...notes].map((note) => messages.of(name, note[language])),
  );
  const reply: MatchReply = {
    ...(assumed.length > 0 ? { message: assumed.join(' ') } : {}),
    boy: presentUser(boy, 'boy', language, messages),
    girl: presentUser(girl, 'girl', language, messages),
    koots,
    total: isExact ? min : null,
    range: { least: min, most: max },
    maximum: 36,
    threshold: 18,
    verdict,
    summary: [
      ...(koots.some(({ key, points }) => key === 'nadi' && points === 0)
        ? [messages.nadiFirst]
        : []),
      isExact && verdict ? messages.totals[verdict](min) : messages.range(min, max),
      messages.threshold,
    ],
    relief: localizeRelief(pairs, messages),
    mangal,
    south: southPoruthams(boy, girl, language),
    mangalText: mangal ? messages.mangal[mangal.verdict] : messages.noMangal,
    notes: [...messages.notes],
  };
  return { reply, boy, girl };
}

async function readBirth(
  deps: Pick<Deps, 'clock' | 'places'>,
  request: MatchRequest[User],
  user: User,
  language: Language,
): Promise<MatchedBirth> {
  // `KundliRequest` requires a gender, which no chart depends on.
  const birth = { ...request, gender: user === 'boy' ? 'male' : 'female', language } as const;
  const found = ofWhom(user, () => findBirth(deps.places, birth, deps.clock.now()));
  const chart = await computeChart(found);
  return { request, found, chart, moons: await moonsOf(chart, found) };
}

/** Prefixes the fields of an error with `boy.` or `girl.`. */
function ofWhom(user: User, find: () => FoundBirth): FoundBirth {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const fields = Object.entries(error.extra.fields ?? {}).map(([field, text]) => [
      `${user}.${field}`,
      text,
    ]);
    throw new ShopError(error.code, { ...error.extra, fields: Object.fromEntries(fields) });
  }
}

async function moonsOf({ birth, grahas }: Chart, { day }: FoundBirth): Promise<MoonOfBirth[]> {
  if (!day) return [grahas.Moon];
  const ephemeris = await ephemerisFor(birth.instant);
  const at = (instant: number) =>
    castChart({ ...birth, instant, hasTime: false }, ephemeris).grahas.Moon.longitude;
  return moonsBetween(at(day.start), at(day.end - 1));
}

function presentUser(
  { request, found, chart, moons }: MatchedBirth,
  user: User,
  language: Language,
  messages: MatchingLabels,
): MatchPartner {
  const { name, dob, birthTime } = request;
  const drawn = { name, language };
  const several = (names: readonly string[]) => [...new Set(names)].join(messages.or);
  return {
    name,
    dob,
    birthTime: birthTime ?? null,
    placeName: labelOf(found.place, request, language),
    usedDatetime: isoText(found.moment.instant, found.moment.offsetSeconds),
    clock: clockOfBirth(found, language),
    rashi: several(moons.map(({ rashi }) => rashiName(rashi, language))),
    nakshatra: several(moons.map(({ nakshatra }) => nakshatraName(nakshatra, language))),
    pada: found.day ? null : chart.grahas.Moon.pada,
    lagna: chart.lagna && rashiName(chart.lagna.rashi, language),
    chart: northIndianChart(chart, { ...drawn, id: `kundli-north-${user}` }),
    chartSouth: southIndianChart(chart, { ...drawn, id: `kundli-south-${user}` }),
  };
}

function mangalOf(boy: Chart, girl: Chart, now: number, language: Language): MatchReply['mangal'] {
  const match = mangalMatch(boy, girl, now, language);
  const ageless = mangalMatch(boy, girl, null, language);
  if (!match || !ageless) return null;
  const present = ({ hasDosha, type, description, exceptions }: MangalDosha) => ({
    manglik: hasDosha,
    type,
    description,
    exceptions: [...exceptions],
  });
  return {
    boy: present(match.boy),
    girl: present(match.girl),
    cancelled: match.cancelled,
    verdict: match.verdict,
    verdictWithoutAge: ageless.verdict,
  };
}
