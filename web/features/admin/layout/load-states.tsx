import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { layout as t } from '#messages/admin/layout.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Rows on their way, in about their final size. */
export function RowsLoading({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div role="status">
      <p className="mb-3 text-small text-text-2">{label}</p>
      <div
        aria-hidden="true"
        className="facet-card grid gap-px overflow-clip border border-line bg-surface p-5"
      >
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={String(row)} className="my-2 h-8" />
        ))}
      </div>
    </div>
  );
}

type ErrorProps = { of: Pick<UseQueryResult, 'error' | 'refetch'>; message: string };

/** The error state of a list or a record, with the specification's message and a retry. */
export function LoadError({ of: { error, refetch }, message }: ErrorProps) {
  const reason = isCallError(error) ? error.message : undefined;
  return (
    <Alert tone="error" title={message}>
      {reason && reason !== message && <p className="text-small">{reason}</p>}
      <Button kind="second" size="s" className="mt-3" onClick={() => void refetch()}>
        {t.tryAgain}
      </Button>
    </Alert>
  );
}

type LoadProps = {
  of: UseQueryResult;
  /** 'returns', as in 'Loading returns...' and 'The returns could not be loaded'. */
  subject: string;
  rows?: number;
  failed?: string | undefined;
  /** Displayed where there is no such record. */
  gone?: { title: string; text?: string };
};

/**
 * The placeholder of a record or a list while it is loading, and its error state; earlier
 * content stays.
 */
export function LoadStates({
  of,
  subject,
  rows = 8,
  failed = t.couldNotLoaded(subject),
  gone,
}: LoadProps) {
  if (of.isPending) return <RowsLoading label={t.loading(subject)} rows={rows} />;
  if (!of.isError || of.isPlaceholderData) return null;
  if (gone && isCallError(of.error) && [400, 404].includes(of.error.status))
    return <EmptyState title={gone.title}>{gone.text}</EmptyState>;
  return <LoadError of={of} message={failed} />;
}

type Options = {
  /** Keeps the data of the previous key while those of the next one are loading. */
  keepsPrevious?: boolean;
};

/**
 * Data of an admin page, read again whenever the page is opened. Every change made
 * by administrators makes it stale.
 */
export function useFreshQuery<Data>(
  key: readonly unknown[],
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>,
  { keepsPrevious = false }: Options = {},
) {
  return useQuery({
    queryKey: ['admin', ...key],
    queryFn,
    staleTime: 0,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
