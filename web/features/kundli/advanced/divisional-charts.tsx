import type { AdvancedReply } from '@jyotiratna/contract';
import { useState } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { VargaDiagram } from './varga-diagram.tsx';

const { vargas } = copy;
type Style = keyof AdvancedReply['plans'];
const styles = Object.keys(vargas.styles) as Style[];

/** `first` is the initial drawing style. */
type Props = { reply: AdvancedReply; first: Style };

/** One divisional chart at a time, in a selectable drawing style. */
export function DivisionalCharts({ reply: { vargas: charts, rashiNames, plans }, first }: Props) {
  const [key, setKey] = useState('D9');
  const [style, setStyle] = useState<Style>(first);
  const chart = charts.find((one) => one.key === key) ?? charts[0];
  if (!chart) return null;
  const titleOf = (of: string) => vargas.name(of, vargas.names[of] ?? '');
  return (
    <div className="grid gap-4">
      <div className="grid max-w-120 gap-4 sm:grid-cols-2">
        <SelectField
          label={vargas.chart}
          value={chart.key}
          onChange={({ target }) => setKey(target.value)}
        >
          {charts.map((one) => (
            <option key={one.key} value={one.key}>
              {titleOf(one.key)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={vargas.style}
          value={style}
          onChange={({ target }) => setStyle(target.value as Style)}
        >
          {styles.map((one) => (
            <option key={one} value={one}>
              {vargas.styles[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <VargaDiagram
        chart={chart}
        title={titleOf(chart.key)}
        plan={plans[style]}
        rashiNames={rashiNames}
      />
      <p className="text-small text-text-2">{vargas.school}</p>
    </div>
  );
}
