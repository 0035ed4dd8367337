import {
  chatPriceRange,
  freeChatMinutes,
  type HealerContent,
  type HealerDocument,
} from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<HealerContent, HealerDocument> };
type Figure = 'chatPrice' | 'phonePrice' | 'videoPrice' | 'experience';

/** The price of sessions, the claimed figures, and whether the healer is a real person. */
export function HealerStatFields({ editing }: Props) {
  const { draft, field, toggle } = editing;
  const { min, max } = chatPriceRange;
  const stat = (name: Figure, label: string, hint?: ReactNode) => (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={1}
      hint={hint}
      {...field(name, (text) => (text === '' ? Number.NaN : Number(text)))}
      value={Number.isNaN(draft[name]) ? '' : draft[name]}
    />
  );
  return (
    <>
      <Panel title={t.prices} note={t.rupeesSessionsFrom(freeChatMinutes)}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {stat('chatPrice', t.minuteChat, t.fromAsVisitors(min, max))}
          {stat('phonePrice', t.sessionPhone)}
          {stat('videoPrice', t.sessionVideo)}
        </div>
      </Panel>
      <Panel title={t.claims} note={t.realPersonOnly}>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {stat('experience', t.yearsPractice)}
        </div>
        <div className="mt-4 grid">
          <Checkbox {...toggle('sample')}>{t.sampleDescribesNo}</Checkbox>
          {draft.sample && <Checkbox {...toggle('isOnline')}>{t.shownAsOnline}</Checkbox>}
        </div>
      </Panel>
    </>
  );
}
