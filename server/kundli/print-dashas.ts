import type { KundliReply } from '@jyotiratna/contract';
import type { Graha, Language } from '@jyotiratna/jyotish';
import type { PrintLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import { grahaName } from './names.ts';
import type { PrintedSection, PrintedTable } from './pdf/kundli-document.ts';
import { printedDay, printedMonth } from './print-formats.ts';

/**
 * For a birth without a time: the range of start dates of each mahadasha, for each nakshatra of
 * that day.
 */
function spreadsOf(
  { why: reason, today, dashas }: NonNullable<KundliReply['openDay']>,
  labels: PrintLabels,
  language: Language,
): PrintedSection[] {
  const table = (periods: (typeof dashas)[number]['periods']): PrintedTable => ({
    headers: [labels.period, labels.fromAtEarliest, labels.fromAtLatest],
    widths: [165, 175, 175],
    rows: periods.map(({ name, start }, i) => [
      grahaName(name, language),
      i === 0 ? labels.runsAtBirth : printedMonth(start.earliest, language),
      i === 0 ? '–' : printedMonth(start.latest, language),
    ]),
  });
  return [
    { title: labels.dashas, paragraphs: [{ text: [reason, today].filter(Boolean).join(' ') }] },
    ...dashas.map(({ head, periods }) => ({ title: head, table: table(periods) })),
  ];
}

/** The mahadashas, and the antardashas of the running one. */
export function dashasOf(
  { kundli, running, openDay }: KundliReply,
  labels: PrintLabels,
  language: Language,
): PrintedSection[] {
  if (openDay) return spreadsOf(openDay, labels, language);
  const periods = kundli.data.dasha_periods;
  const current = periods.find(({ name }) => name === running?.mahadasha.name);
  const table = (
    of: readonly { name: Graha; start: string; end: string }[],
    runs?: Graha,
  ): PrintedTable => {
    const lit = of.findIndex(({ name }) => name === runs);
    return {
      headers: [labels.period, labels.from, labels.to],
      widths: current ? [69, 89, 89] : [165, 175, 175],
      rows: of.map(({ name, start, end }) => [
        grahaName(name, language),
        printedDay(start, language),
        printedDay(end, language),
      ]),
      ...(lit >= 0 && { lit }),
    };
  };
  return [
    {
      title: labels.dashas,
      table: table(periods, running?.mahadasha.name),
      ...(current && {
        beside: {
          title: labels.antardashas(grahaName(current.name, language)),
          table: table(current.antardasha, running?.antardasha.name),
        },
      }),
    },
  ];
}
