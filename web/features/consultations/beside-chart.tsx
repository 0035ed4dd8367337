import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chartBeside as t } from '#messages/consultations/chart-beside.ts';
import { controls } from '#messages/platform/controls.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OpenChart, type SharedBirth } from './chart-context.ts';

const ChartPane = lazy(() => import('./chart-pane.tsx'));

type Tab = 'talk' | 'chart';

/**
 * A conversation and, once a shared birth chart is opened, the chart: side by side if both fit,
 * otherwise in tabs.
 */
export function BesideChart({ children }: { children: ReactNode }) {
  const [birth, setBirth] = useState<SharedBirth | null>(null);
  const [tab, setTab] = useState<Tab>('talk');
  const openedFrom = useRef<Element | null>(null);
  const open = (opened: SharedBirth) => {
    openedFrom.current = document.activeElement;
    setBirth(opened);
    setTab('chart');
  };
  const close = () => {
    // Synchronously, because the element must be visible before it is focused.
    flushSync(() => setBirth(null));
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
  };
  return (
    <OpenChart value={open}>
      {birth && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
        <div role="group" aria-label={t.views} className="chat-tabs border-b border-line px-2">
          {(['talk', 'chart'] as const).map((one) => (
            <Button
              key={one}
              kind="text"
              size="s"
              aria-pressed={tab === one}
              onClick={() => setTab(one)}
            >
              {t.tabs[one]}
            </Button>
          ))}
        </div>
      )}
      <div className="chat-body" data-tab={birth ? tab : 'talk'}>
        <div className="chat-talk">{children}</div>
        {birth && (
          <aside aria-label={t.chart} className="chat-chart border-l border-line bg-surface">
            <Suspense fallback={<Spinner label={controls.loading} />}>
              <ChartPane birth={birth} onClose={close} />
            </Suspense>
          </aside>
        )}
      </div>
    </OpenChart>
  );
}
