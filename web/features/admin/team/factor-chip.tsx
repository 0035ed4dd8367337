import { ShieldCheck } from 'lucide-react';
import { team as t } from '#messages/admin/team.ts';
import { Chip } from '../../../ui/chip.tsx';

/** Whether a second factor is on. */
export function FactorChip({ on }: { on: boolean }) {
  if (!on) return <Chip>{t.off}</Chip>;
  return (
    <Chip tone="good" icon={ShieldCheck}>
      {t.on}
    </Chip>
  );
}
