import type { AdminDesign } from '@jyotiratna/contract';
import { moveDesign } from '@jyotiratna/contract/admin/designs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { designsQuery } from './designs-query.ts';

/** Moves a design among those that are offered: customers see them in this order. */
export function MoveDesign({ design: { id, name }, of }: { design: AdminDesign; of: readonly AdminDesign[] }) {
  const queries = useQueryClient();
  const toast = useToast();
  const move = useMutation({
    mutationFn: (by: -1 | 1) => shop(moveDesign, { params: { id }, body: { by } }),
    onSuccess: ({ designs }) => queries.setQueryData(designsQuery.queryKey, designs),
    onError: (error) => toast({ kind: 'error', title: 'The design could not be moved', description: error.message }),
  });
  const at = of.findIndex((one) => one.id === id);
  const methods = [
    { by: -1, label: `Move ${name} up`, Icon: ArrowUp, end: at === 0 },
    { by: 1, label: `Move ${name} down`, Icon: ArrowDown, end: at === of.length - 1 },
  ] as const;
  return methods.map(({ by, label, Icon, end }) => (
    <button
      key={by}
      type="button"
      aria-label={label}
      // Not disabled: the focus would be lost at the end of the list.
      aria-disabled={end || move.isPending}
      onClick={() => !end && !move.isPending && move.mutate(by)}
      className="target grid place-items-center text-accent aria-disabled:text-marble-300"
    >
      <Icon aria-hidden size={18} strokeWidth={1.6} />
    </button>
  ));
}
