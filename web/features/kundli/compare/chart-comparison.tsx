import type { ChartPart, KundliRequest } from '@jyotiratna/contract';
import { type KeyboardEvent, useState } from 'react';
import { advancedChart } from '#messages/kundli/advanced-chart.ts';
import { chartComparison as t } from '#messages/kundli/chart-comparison.ts';
import { chartParts } from '#messages/kundli/chart-parts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { BirthColumn } from './birth-column.tsx';
import { type ComparisonOption, firstOption, latinKey, optionByKey } from './comparison-choice.ts';

const { vargas } = advancedChart;
const parts = Object.entries(chartParts.titles) as [ChartPart, string][];
const styles = Object.entries(vargas.styles) as [ComparisonOption['style'], string][];

/**
 * The charts of one or two births in columns with shared options, which change by controls, or by
 * single keys while the comparison has the focus.
 */
export default function ChartComparison({ births }: { births: readonly KundliRequest[] }) {
  const [choice, setChoice] = useState(firstOption);
  const change = (next: Partial<ComparisonOption>) =>
    setChoice((before) => ({ ...before, ...next }));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input,select,textarea')) return;
    const next = optionByKey(choice, latinKey(event));
    if (!next) return;
    event.preventDefault();
    setChoice(next);
  }

  return (
    <section
      aria-label={t.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: single keys work while it has the focus (WCAG 2.1.4)
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="@container grid gap-5"
    >
      <p className="text-small text-text-2">{t.keys}</p>
      <div className="grid gap-4 @xl:grid-cols-3">
        <SelectField
          label={vargas.chart}
          value={choice.varga}
          onChange={({ target }) => change({ varga: target.value })}
        >
          {Object.entries(vargas.names).map(([key, name]) => (
            <option key={key} value={key}>
              {vargas.name(key, name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={vargas.style}
          value={choice.style}
          onChange={({ target }) => change({ style: target.value as ComparisonOption['style'] })}
        >
          {styles.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t.part}
          value={choice.part ?? ''}
          onChange={({ target }) => change({ part: (target.value || null) as ChartPart | null })}
        >
          <option value="">{t.noPart}</option>
          {parts.map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        checked={choice.transits}
        onChange={({ target }) => change({ transits: target.checked, varga: 'D1' })}
      >
        {t.transits}
      </Checkbox>
      <div className={`grid items-start gap-6 ${births.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {births.map((birth) => (
          <BirthColumn key={JSON.stringify(birth)} birth={birth} choice={choice} />
        ))}
      </div>
    </section>
  );
}
