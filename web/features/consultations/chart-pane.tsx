import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chartBeside as t } from '#messages/consultations/chart-beside.ts';
import { session } from '#messages/consultations/session.ts';
import { Button } from '../../ui/button.tsx';
import ChartComparison from '../kundli/compare/chart-comparison.tsx';
import type { SharedBirth } from './chart-context.ts';
import { kundliRequestOf } from './kundli-request-of.ts';

type Props = { birth: SharedBirth; onClose: () => void };

/**
 * The chart of shared birth details next to the conversation: its divisional charts (vargas),
 * transits and sections, switched by controls or keys.
 */
export default function ChartPane({ birth, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another birth is the reason to move there
  useEffect(() => heading.current?.focus(), [birth]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-heading-s wrap-anywhere">
          {session.kundliOf(birth.name)}
        </h2>
        <Button
          kind="text"
          size="s"
          aria-label={t.close}
          title={t.close}
          className="-mt-1 px-2.5"
          onClick={onClose}
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </Button>
      </div>
      <ChartComparison births={[kundliRequestOf(birth)]} />
    </div>
  );
}
