import { chatPriceRange, freeChatMinutes, type HealerContent, type HealerDocument } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import type { Editing } from './use-document.ts';

type Props = { editing: Editing<HealerContent, HealerDocument> };
type Figure = 'chatPrice' | 'phonePrice' | 'videoPrice' | 'experience';

/** The price of sessions, the claimed figures, and whether the healer is a real person. */
export function HealerFigures({ editing }: Props) {
  const { draft, set, errorOf } = editing;
  const { min, max } = chatPriceRange;
  const stat = (name: Figure, label: string, hint?: ReactNode) => (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={1}
      value={Number.isNaN(draft[name]) ? '' : draft[name]}
      hint={hint}
      error={errorOf(name)}
      onChange={(event) => set({ [name]: event.currentTarget.valueAsNumber })}
    />
  );
  return (
    <>
      <Panel
        title="Prices"
        note={`In rupees, for sessions from the moment you publish them. What is booked or running keeps its price. The first ${freeChatMinutes} minutes of chat are free with every healer.`}
      >
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {stat('chatPrice', 'A minute of chat', `From ${min} to ${max}, as visitors can choose.`)}
          {stat('phonePrice', 'A session by phone')}
          {stat('videoPrice', 'A session by video')}
        </div>
      </Panel>
      <Panel
        title="Claims"
        note="Of a real person only what you can prove; 0 is not shown. Stars and reviews come from rated sessions."
      >
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {stat('experience', 'Years of practice')}
        </div>
        <div className="mt-4 grid">
          <Checkbox checked={draft.sample} onChange={(event) => set({ sample: event.currentTarget.checked })}>
            A sample that describes no real person; the page says so
          </Checkbox>
          {draft.sample && (
            <Checkbox checked={draft.isOnline} onChange={(event) => set({ isOnline: event.currentTarget.checked })}>
              Shown as online while nobody has the desk
            </Checkbox>
          )}
        </div>
      </Panel>
    </>
  );
}
