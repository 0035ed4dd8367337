import type { ChartPartRequest, Graha, SectionDrawing, SectionTable } from '@jyotiratna/contract';
import { GRAHAS, northDiagram } from '@jyotiratna/jyotish';
import { advancedLabels, printLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import type { Deps } from '../../platform/deps.ts';
import type {
  KundliDocument,
  PlannedChart,
  PrintedChart,
  PrintedSection,
} from '../pdf/kundli-document.ts';
import { chartFormOf, drawRashis } from './chart-form.ts';
import { type ComputedPart, makeChartPart } from './make-part.ts';
import type { SectionContext } from './part.ts';

/** The width of the content of a page, in points. */
const WIDTH = 515;
/** Tables with more columns than this are set in a small font. */
const MAX_COLUMNS = 6;

/**
 * A section of an advanced chart as a PDF, as its page displays it; not stored.
 * @throws ShopError as `makeChartPart`, or busy if too many are being rendered
 */
export async function printPart(
  deps: Pick<Deps, 'clock' | 'places' | 'workers'>,
  request: ChartPartRequest,
): Promise<Buffer> {
  const created = await makeChartPart(deps, request);
  return deps.workers.renderKundli(async () => buildPart(created));
}

/** The content of the PDF. */
export function buildPart({ reply, context, place }: ComputedPart): KundliDocument {
  const { request, messages, language, chart, now, moment } = context;
  const lagna = chart.lagna ? null : printLabels[language].noLagna;
  return {
    kind: 'part',
    language,
    printedAt: now,
    title: messages.paper(request.name, reply.title),
    metadata: [
      [messages.born, moment(chart.birth.instant)],
      [messages.place, place],
      ...reply.choices.map(({ label, value, options }): readonly [string, string] => [
        label,
        options.find((option) => option.value === value)?.label ?? value,
      ]),
    ],
    figures: [{ diagram: birthDiagram(context), caption: birthCaption(context), note: lagna }],
    sections: [
      {
        title: reply.title,
        paragraphs: [{ text: reply.school }, ...(reply.open ? [{ text: reply.open }] : [])],
      },
      ...reply.drawings.map((drawing) => ({
        title: drawing.title,
        charts: [planned(drawing, language)],
      })),
      ...reply.tables.map(sectionOf),
    ],
    notes: [printLabels[language].credits],
  };
}

/** The birth chart in the style of the section's drawings; in the north style with degrees. */
function birthDiagram(context: SectionContext): PrintedChart['diagram'] {
  const { chart, language } = context;
  const form = chartFormOf(context);
  if (form === 'north') return northDiagram(chart, language);
  const { labels } = advancedLabels[language];
  const { plan, fields } = drawRashis(form, 0, (at) => ({
    marks: chart.lagna?.rashi === at ? [labels.Lagna] : [],
    labels: GRAHAS.filter((one) => chart.grahas[one].rashi === at),
  }));
  return planned({ title: '', described: '', plan, fields }, language);
}

function birthCaption({ language }: SectionContext): string {
  const { name, names } = advancedLabels[language].vargas;
  return name('D1', names.D1 ?? '');
}

function planned(
  { plan, fields }: SectionDrawing,
  language: keyof typeof advancedLabels,
): PlannedChart {
  const { labels } = advancedLabels[language];
  return {
    caption: '',
    plan,
    fields: fields.map(({ number, marks, labels: grahas }) => ({
      number,
      marks,
      grahas: grahas.map((graha) => labels[graha as Graha]),
    })),
  };
}

/** A table whose column widths follow the longest cell of each column; long ones wrap. */
function sectionOf({ title, columns, rows, lit, note }: SectionTable): PrintedSection {
  const maximum = columns.map(({ head }, at) =>
    Math.min(40, Math.max(5, head.length * 0.7, ...rows.map((row) => row[at]?.length ?? 0))),
  );
  const total = maximum.reduce((all, length) => all + length, 0);
  return {
    title,
    table: {
      headers: columns.map(({ head }) => head),
      widths: maximum.map((length) => (length / total) * WIDTH),
      rows,
      ...(columns.length > MAX_COLUMNS && { dense: true }),
      ...(lit !== null && { lit }),
    },
    ...(note && { paragraphs: [{ text: note }] }),
  };
}
