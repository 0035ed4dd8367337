import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminHead } from './admin-head.tsx';
import { LoadStates } from './load-states.tsx';

type Props<Data> = {
  of: UseQueryResult<Data>;
  /** The heading: that of the record, once it is loaded. */
  title: string;
  /** The list that has the record. */
  list: { to: string; label: string };
  /** 'order', as in 'Loading order...'. */
  subject: string;
  /** Displayed where there is no such record. */
  gone: { title: string; text?: string };
  /** At the end of the title's line. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page of one record: its heading, the way to its list, and its parts once it is loaded. */
export function RecordPage<Data>({
  of,
  title,
  list: { to, label },
  subject,
  gone,
  actions,
  children,
}: Props<Data>) {
  return (
    <>
      <AdminHead title={title}>
        <Link to={to} className="target text-link">
          {label}
        </Link>
        {actions}
      </AdminHead>
      <LoadStates of={of} subject={subject} rows={4} gone={gone} />
      {of.data !== undefined && children(of.data)}
    </>
  );
}
