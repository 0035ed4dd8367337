import type {
  ChartPartReply,
  ChartPartRequest,
  KundliRequest,
  ChartPart as Part,
  SectionOption,
  SectionTable,
} from '@jyotiratna/contract';
import { printChartPart, readChartPart } from '@jyotiratna/contract/chart-parts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { advancedChart } from '#messages/kundli/advanced-chart.ts';
import { chartParts as copy } from '#messages/kundli/chart-parts.ts';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { inLanguage } from '../in-language.ts';
import { PdfButton } from '../result/save-and-show.tsx';
import { type DrawingStyle, StyleSwitch } from '../style-switch.tsx';
import { FieldsChart } from './fields-chart.tsx';

type Choices = Partial<Pick<ChartPartRequest, SectionOption['key']>>;
type Level = 'h3' | 'h4';
/** `style` is the initial style of the drawings; `level` is the level of the tables' headings. */
type Props = { part: Part; request: KundliRequest; style?: DrawingStyle; level?: Level };

const NUMBERED: ReadonlySet<SectionOption['key']> = new Set(['year', 'maha', 'antar', 'span']);

/**
 * A section of the advanced chart, computed when it is opened; the response has its tables, texts
 * and options.
 */
export default function ChartPart({ part, request, style, level = 'h4' }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const body: ChartPartRequest = {
    ...inLanguage(request),
    part,
    ...(style && { style }),
    ...choices,
  };
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['chart-part', body],
    queryFn: ({ signal }) => api(readChartPart, { body }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  if (isError) {
    return (
      <Alert tone="error">
        {copy.failed}
        <Button kind="text" size="s" onClick={() => void refetch()}>
          {advancedChart.retry}
        </Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <>
        <p role="status" className="sr-only">
          {copy.loading}
        </p>
        <Skeleton className="h-64" />
      </>
    );
  }
  return (
    <div aria-busy={isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-small">{data.school}</p>
      <ChoiceFields
        choices={withSelected(data.choices, choices)}
        onSelect={(key, value) => setChoices(changed(choices, key, value))}
      />
      {data.open && <Alert tone="info">{data.open}</Alert>}
      <PartContent reply={data} level={level} />
      <PdfButton
        labels={{ ...kundliResult.actions, pdf: copy.pdf }}
        print={() => api(printChartPart, { body })}
        pdfName="kundli-part.pdf"
      />
    </div>
  );
}

/**
 * The options after a change: another dasha invalidates the selected mahadasha, another mahadasha
 * the antardasha.
 */
function changed(before: Choices, key: SectionOption['key'], value: string): Choices {
  const { antar, maha, ...rest } = before;
  const next = { [key]: NUMBERED.has(key) ? Number(value) : value || undefined } as Choices;
  if (key === 'system') return { ...rest, ...next };
  if (key === 'maha') return { ...rest, ...next };
  return { ...before, ...next };
}

/** The options with the selected values, also while their response is pending. */
const withSelected = (offered: readonly SectionOption[], selected: Choices): SectionOption[] =>
  offered.map((choice) => ({ ...choice, value: String(selected[choice.key] ?? choice.value) }));

type FieldsProps = {
  choices: readonly SectionOption[];
  onSelect: (key: SectionOption['key'], value: string) => void;
};

function ChoiceFields({ choices, onSelect }: FieldsProps) {
  return (
    <div className="grid max-w-180 gap-4 sm:grid-cols-2">
      {choices.map(({ key, label, value, options }) =>
        key === 'style' ? (
          <div key={key} className="self-end">
            <StyleSwitch
              legend={label}
              style={value}
              options={options}
              onStyle={(next) => onSelect(key, next)}
            />
          </div>
        ) : (
          <SelectField
            key={key}
            label={label}
            value={value}
            onChange={({ target }) => onSelect(key, target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ),
      )}
    </div>
  );
}

type ContentProps = { reply: ChartPartReply; level: Level };

function PartContent({ reply: { drawings, tables }, level }: ContentProps) {
  return (
    <>
      {drawings.map((drawing) => (
        <figure key={drawing.title}>
          <figcaption className="mb-2 font-semibold text-ink-900">{drawing.title}</figcaption>
          <FieldsChart drawing={drawing} />
        </figure>
      ))}
      {tables.map((table) => (
        <ChartTable key={table.title} table={table} level={level} />
      ))}
    </>
  );
}

type NumberedRow = { at: number; cells: readonly string[] };

type TableProps = { table: SectionTable; level: Level };

function ChartTable({ table: { title, columns, rows, lit, note }, level: Heading }: TableProps) {
  const numbered: NumberedRow[] = rows.map((cells, at) => ({ at, cells }));
  return (
    <section>
      <Heading className="mb-2 font-text text-body font-semibold text-ink-900">{title}</Heading>
      <Table
        caption={title}
        rowHeads
        rows={numbered}
        rowKey={({ at }) => String(at)}
        isLit={({ at }) => at === lit}
        columns={columns.map(({ head, align }, place) => ({
          key: `${place} ${head}`,
          head,
          ...(align && { align }),
          cell: ({ cells }: NumberedRow) => cells[place],
        }))}
      />
      {note && <p className="mt-2 text-small">{note}</p>}
    </section>
  );
}
