import { FlaskConical } from 'lucide-react';
import { orders as t } from '#messages/admin/orders.ts';
import { Chip } from '../../../ui/chip.tsx';

/** Marks an order that was paid in the sandbox. */
export function TestChip() {
  return (
    <Chip tone="wait" icon={FlaskConical}>
      {t.test}
    </Chip>
  );
}
