import type { SavedKundli } from '@jyotiratna/contract';
import { listSavedKundlisRoute, removeKundliRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { chartComparison } from '#messages/kundli/chart-comparison.ts';
import { kundliSaved } from '#messages/kundli/kundli-saved.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCall } from '../../../use-call.ts';
import { SavedCard } from './saved-card.tsx';

const CompareSaved = lazy(() => import('../compare/compare-saved.tsx'));

/** A customer's saved births: open, compare two, or delete. */
export function SavedKundlis() {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['kundlis'],
    queryFn: async () => (await api(listSavedKundlisRoute)).kundlis,
  });
  const [removing, setRemoving] = useState<SavedKundli | null>(null);
  const { send, busy } = useCall({
    call: ({ id }: SavedKundli) => api(removeKundliRoute, { params: { id } }),
    stale: [['kundlis']],
    done: () => kundliSaved.removed,
    failed: () => kundliSaved.removeFailed,
    onDone: ({ kundlis }) => {
      queries.setQueryData(['kundlis'], kundlis);
      setRemoving(null);
    },
    onFailed: () => setRemoving(null),
  });

  if (isPending) return <Skeleton className="facet-card h-36" />;
  if (isError) {
    return (
      <Alert tone="error">
        {kundliSaved.failed}
        <Button kind="text" size="s" onClick={() => void refetch()}>
          {kundliSaved.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <p className="facet-card border border-line bg-surface p-6">{kundliSaved.none}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.map((kundli) => (
            <SavedCard key={kundli.id} kundli={kundli} onRemove={() => setRemoving(kundli)} />
          ))}
        </ul>
      )}
      {data.length > 1 && <Compare kundlis={data} />}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={kundliSaved.prompt}
        description={kundliSaved.requestExtra}
        confirm={kundliSaved.remove}
        danger
        busy={busy}
        onConfirm={() => removing && send(removing)}
      />
    </>
  );
}

/** The comparison, which is loaded when it is opened. */
function Compare({ kundlis }: { kundlis: readonly SavedKundli[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 grid gap-4">
      <Button
        kind="second"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chartComparison.compare}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <CompareSaved kundlis={kundlis} />
        </Suspense>
      )}
    </div>
  );
}
