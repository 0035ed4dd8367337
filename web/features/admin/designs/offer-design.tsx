import type { AdminDesign } from '@jyotiratna/contract';
import { offerDesign } from '@jyotiratna/contract/admin/designs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { designsQuery } from './designs-query.ts';

/** Requires confirmation, and withdraws a design or offers it again. */
export function OfferDesign({ design, onClose }: { design: AdminDesign; onClose: () => void }) {
  const { id, name, offered } = design;
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const move = useMutation({
    onSettled: release,
    mutationFn: () => shop(offerDesign, { params: { id }, body: { offered: !offered } }),
    onSuccess: () => {
      toast({ title: offered ? 'Design withdrawn' : 'Design offered', description: name });
      onClose();
      return queries.invalidateQueries(designsQuery);
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={offered ? 'Withdraw this design?' : 'Offer this design again?'}
      description={
        offered
          ? `Nobody can choose ${name} any more, and carts that have it say so. Orders keep it.`
          : `Customers can choose ${name} again, at the day’s rates.`
      }
      confirm={offered ? 'Withdraw' : 'Offer'}
      danger={offered}
      busy={move.isPending}
      busyLabel="Saving..."
      onConfirm={() => press(() => move.mutate())}
    >
      {move.isError && (
        <Alert tone="error" title="This could not be done">
          {move.error.message}
        </Alert>
      )}
    </AlertDialog>
  );
}
