import { ShieldCheck } from 'lucide-react';
import { team as t } from '#messages/admin/team.ts';
import { Chip } from '../../../ui/chip.tsx';

/** Whether a second factor is enabled. */
export function FactorChip({ on }: { on: boolean }) {
  return <Chip {...(on && { tone: 'good', icon: ShieldCheck })}>{on ? t.on : t.off}</Chip>;
}
