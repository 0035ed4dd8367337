import type { SectionOption, SectionTable } from '@jyotiratna/contract';
import {
  ashtottariDasha,
  ashtottariParts,
  type Chart,
  charaDasha,
  charaParts,
  type DashaPeriod,
  type Graha,
  goesForward,
  prefersAshtottari,
  type Yogini,
  yoginiDasha,
  yoginiParts,
} from '@jyotiratna/jyotish';
import { choiceOf, type SectionBody, type SectionContext, tableOf } from './part.ts';

type Span = { name: string; start: number; end: number };
type System = NonNullable<SectionContext['request']['system']>;
/** The first level of a dasha; each period returns its sub-periods. */
type Levels = { periods: Node[] };
type Node = Span & { parts: () => Node[] };

/**
 * Yogini, ashtottari or chara dasha at three levels; initially the running periods are expanded.
 */
export function dashasPart(context: SectionContext): SectionBody {
  const { chart, messages, request } = context;
  const system = request.system ?? 'yogini';
  const body = { school: messages.dashas.schools[system] };
  const systems = choiceOf(
    'system',
    messages.choices.system,
    system,
    (['yogini', 'ashtottari', 'chara'] as const).map((one) => [one, messages.choices.systems[one]]),
  );
  if (!chart.lagna) return { ...body, choices: [systems], open: messages.open.hour };
  return { ...body, ...levelsOf(levels(system, chart, context), systems, system, context) };
}

function levels(system: System, chart: Chart, { messages, graha, rashi }: SectionContext): Levels {
  const node = <Name extends string | number>(
    period: DashaPeriod<Name>,
    nameOf: (name: Name) => string,
    parts: (of: DashaPeriod<Name>) => DashaPeriod<Name>[],
  ): Node => ({
    name: nameOf(period.name),
    start: period.start,
    end: period.end,
    parts: () => parts(period).map((part) => node(part, nameOf, parts)),
  });
  const moon = chart.grahas.Moon.longitude;
  const { instant } = chart.birth;
  if (system === 'yogini') {
    const nameOf = (name: Yogini) => messages.dashas.yoginis[name];
    return {
      periods: yoginiDasha(moon, instant).map((period) => node(period, nameOf, yoginiParts)),
    };
  }
  if (system === 'ashtottari') {
    const nameOf = (name: Graha) => graha(name);
    return {
      periods: ashtottariDasha(moon, instant).map((period) =>
        node(period, nameOf, ashtottariParts),
      ),
    };
  }
  const forward = goesForward(chart.lagna?.rashi ?? 0);
  const parts = (period: DashaPeriod<number>) => charaParts(period, forward);
  return { periods: charaDasha(chart).map((period) => node(period, rashi, parts)) };
}

function runningOf(periods: readonly Span[], now: number): number | null {
  const found = periods.findIndex(({ start, end }) => start <= now && now < end);
  return found < 0 ? null : found;
}

function levelsOf(
  { periods }: Levels,
  systems: SectionOption,
  system: System,
  context: SectionContext,
): Omit<SectionBody, 'school'> {
  const { messages, request, now, day, chart } = context;
  const select = (list: readonly Span[], requested: number | undefined) =>
    Math.min(requested ?? runningOf(list, now) ?? 0, list.length - 1);
  const selected = (key: 'maha' | 'antar', list: readonly Span[], value: number) =>
    choiceOf(
      key,
      messages.choices[key],
      value,
      list.map(({ name, start }, at) => [at, messages.choices.period(name, day(start))]),
    );
  const maha = select(periods, request.maha);
  const antars = periods[maha]?.parts() ?? [];
  const antar = select(antars, request.antar);
  const pratyantars = antars[antar]?.parts() ?? [];
  const [mahaName, antarName] = [periods[maha]?.name ?? '', antars[antar]?.name ?? ''];
  const { dashas } = messages;
  const rule =
    system === 'ashtottari'
      ? prefersAshtottari(chart)
        ? dashas.preferred
        : dashas.notPreferred
      : null;
  return {
    choices: [systems, selected('maha', periods, maha), selected('antar', antars, antar)],
    tables: [
      { ...spansTable(dashas.mahas, periods, context), note: rule },
      spansTable(dashas.antars(mahaName), antars, context),
      spansTable(dashas.pratyantars(mahaName, antarName), pratyantars, context),
    ],
  };
}

/** A level of a dasha as a table, in which the running period is highlighted. */
export function spansTable(
  title: string,
  list: readonly Span[],
  { messages, day, now }: SectionContext,
): SectionTable {
  return tableOf(
    title,
    [messages.choices.system, messages.from, messages.to],
    list.map(({ name, start, end }) => [name, day(start), day(end)]),
    { lit: runningOf(list, now) },
  );
}
