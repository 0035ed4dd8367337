import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { layout as t } from '#messages/admin/layout.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type HeadProps = {
  title: string;
  /** The page's actions, at the end of the line. */
  children?: ReactNode;
};

/** The header of an admin page: the only h1, and the page's actions. */
export function AdminHead({ title, children }: HeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-heading-m wrap-anywhere">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}

type RecordProps<Data> = {
  of: UseQueryResult<Data>;
  /** The h1: replaced by the record's title once loaded. */
  title: string;
  /** The list that contains the record. */
  list: { to: string; label: string };
  /** The record's noun in labels, such as 'order' in 'Loading order...'. */
  subject: string;
  /** Shown if the record does not exist. */
  missing: { title: string; text?: string };
  /** At the end of the title's line. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page of one record: its heading, a link to its list, and its panels once loaded. */
export function RecordPage<Data>({
  of,
  title,
  list: { to, label },
  subject,
  missing,
  actions,
  children,
}: RecordProps<Data>) {
  return (
    <>
      <AdminHead title={title}>
        <Link to={to} className="target text-link">
          {label}
        </Link>
        {actions}
      </AdminHead>
      <LoadStates of={of} subject={subject} rows={4} missing={missing} />
      {of.data !== undefined && children(of.data)}
    </>
  );
}

/** A skeleton of rows that are loading, in about their final size. */
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
        {t.retry}
      </Button>
    </Alert>
  );
}

type LoadProps = {
  of: UseQueryResult;
  /**
   * The list's noun in labels, such as 'returns' in 'Loading returns...' and 'The returns
   * could not be loaded'.
   */
  subject: string;
  rows?: number;
  failed?: string | undefined;
  /** Shown if the record does not exist. */
  missing?: { title: string; text?: string };
};

/** The loading and error states of a record or a list; content that was loaded earlier stays. */
export function LoadStates({
  of,
  subject,
  rows = 8,
  failed = t.couldNotLoaded(subject),
  missing,
}: LoadProps) {
  if (of.isPending) return <RowsLoading label={t.loading(subject)} rows={rows} />;
  if (!of.isError || of.isPlaceholderData) return null;
  if (missing && isCallError(of.error) && [400, 404].includes(of.error.status))
    return <EmptyState title={missing.title}>{missing.text}</EmptyState>;
  return <LoadError of={of} message={failed} />;
}

type Options = {
  /** Keeps the data of the previous key while the data of the next key are loading. */
  keepsPrevious?: boolean;
};

/**
 * Data of an admin page, fetched again whenever the page is opened. Every change by an
 * administrator makes them stale.
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

type PanelProps = {
  title: ReactNode;
  /** Placed at the end of the title's line. */
  aside?: ReactNode;
  /** A line under the title. */
  note?: string;
  className?: string;
  children: ReactNode;
};

/** A titled section of an admin page. */
export function Panel({ title, aside, note, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`facet-card border border-line bg-surface p-5 md:p-6 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id} className="text-heading-s">
            {title}
          </h2>
          {note && <p className="mt-1 text-small text-text-2">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

type RowsProps = {
  /** Shown if there are no rows. */
  empty: string;
  /** The number of further rows, as text. */
  more?: string | false;
  children: readonly ReactNode[];
};

/** The rows of a panel, with lines between them. */
export function PanelRows({ empty, more, children }: RowsProps) {
  return (
    <>
      {children.length === 0 ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      )}
      {more && <p className="mt-2 text-small text-text-2">{more}</p>}
    </>
  );
}
