import type { Endpoint, Reply } from '@jyotiratna/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { list as t } from '#messages/admin/list.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countOf } from '../layout/count-of.ts';
import { AdminHead, LoadStates } from '../layout/page.tsx';
import { type RecordColumn, selectColumns, sortNames } from './columns.tsx';
import { ExportLink } from './export-link.tsx';
import {
  arrangeRows,
  type Filter,
  knownValues,
  ListFilterBar,
  namesOf,
  serverValues,
} from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { RecordTable } from './record-table.tsx';
import { useFilters } from './use-filters.ts';
import { useListKeys } from './use-list-keys.ts';
import { ViewMenu } from './view-menu.tsx';

export type Listed<Row> = {
  rows: readonly Row[];
  /** Absent where counting would be too expensive. */
  total?: number;
  /** False where the server stopped counting at `total`. */
  totalExact?: boolean;
  nextCursor?: string | null;
};
/**
 * Query parameters of a list: its filters, `sort`, and of a paginated list `limit` and `cursor`.
 */
export type ListQuery = Readonly<Record<string, string>>;

export type ListProps<Row, Data extends Listed<Row>> = {
  title: string;
  /** The list's noun in labels, such as 'orders' in 'Loading orders...'. */
  subject: string;
  /** The title above the error of a failed request. */
  failed?: string;
  /** The prefix of the query keys; every change of a row invalidates them. */
  queryKey: readonly string[];
  load: (listQuery: ListQuery, signal: AbortSignal) => Promise<Data>;
  /** Rows per page of a list paginated by the server; 0 for a list without pagination. */
  pageSize?: number;
  filters?: readonly Filter<Row>[];
  columns: readonly RecordColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The empty state. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** At the end of the title's line. */
  actions?: ReactNode | ((data: Data | undefined) => ReactNode);
  /** A line above the filters, such as the number of pending rows. */
  summary?: (data: Data) => string;
  /** Content above the filters. */
  before?: (data: Data | undefined) => ReactNode;
  /** The label of a row's checkbox; null for a row that cannot be selected. */
  labelOf?: (row: Row) => string | null;
  /** Actions on the selected rows. */
  bulk?: (selected: readonly Row[], clearSelection: () => void) => ReactNode;
  /**
   * The URL of the server's export file for this query; without it the browser creates the file
   * from the columns.
   */
  file?: (listQuery: ListQuery) => string | undefined;
};

const none: readonly never[] = [];

/**
 * A list of an admin page: its filters, order, columns and page are in the URL, and its rows
 * are operable by keyboard.
 */
export function AdminList<Row, Data extends Listed<Row> = Listed<Row>>(
  props: ListProps<Row, Data>,
) {
  const { title, subject, load, pageSize = 0, filters = none, columns, rowKey, empty } = props;
  const state = useFilters(namesOf(filters));
  useListKeys();
  const known = knownValues(filters, state.values);
  const full = pageSize === 0;
  const listQuery: ListQuery = full
    ? serverValues(filters, known)
    : { ...known, ...(state.sort && { sort: state.sort }), limit: String(pageSize) };
  const { cursor = '' } = state;
  const read = (from: string, signal = new AbortController().signal, patch: ListQuery = {}) =>
    load({ ...listQuery, ...patch, ...(from && { cursor: from }) }, signal);
  const list = useQuery({
    queryKey: [...props.queryKey, listQuery, cursor],
    queryFn: ({ signal }) => read(cursor, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const clearSelection = () => setPicked(new Set());
  const { data } = list;
  const loaded = data?.rows ?? none;
  const rows = full ? arrangeRows(loaded, { filters, columns, known, sort: state.sort }) : loaded;
  const selected = rows.filter((row) => picked.has(rowKey(row)));
  const visible = selectColumns(columns, state.columns);
  const { actions, labelOf } = props;
  return (
    <>
      <AdminHead title={title}>
        {data?.total !== undefined && (
          <p role="status" className="figures text-small text-text-2">
            {t.all(countOf({ ...data, total: data.total }))}
          </p>
        )}
        {rows.length > 0 && (
          <ExportLink
            name={subject}
            href={props.file?.(known)}
            columns={columns}
            rows={rows}
            {...(!full && { load: (from: string) => read(from, undefined, { limit: '100' }) })}
          />
        )}
        {typeof actions === 'function' ? actions(data) : actions}
      </AdminHead>
      {props.before?.(data)}
      {data && props.summary && <p className="figures mb-4 text-text-2">{props.summary(data)}</p>}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ListFilterBar filters={filters} state={state} />
        {data && (
          <ViewMenu
            list={subject}
            columns={columns}
            shown={visible}
            onColumns={(keys) => state.set('columns', keys)}
          />
        )}
      </div>
      {props.bulk && selected.length > 0 && (
        <section
          aria-label={t.chosen}
          className="facet-card sticky top-2 z-10 mb-4 flex flex-wrap items-center gap-3 border border-line bg-surface px-4 py-2 shadow-popover max-desktop:fixed max-desktop:inset-x-3 max-desktop:top-auto max-desktop:bottom-18 max-desktop:mb-0"
        >
          <p role="status" className="figures mr-auto font-medium">
            {t.chosenOf(selected.length)}
          </p>
          {props.bulk(selected, clearSelection)}
          <Button kind="text" size="s" onClick={clearSelection}>
            {t.chooseNone}
          </Button>
        </section>
      )}
      <LoadStates of={list} subject={subject} failed={props.failed} />
      {data && rows.length === 0 && (
        <EmptyState
          title={empty.title}
          action={
            state.filtered ? (
              <Button kind="second" onClick={state.clear}>
                {t.clearFilters}
              </Button>
            ) : (
              empty.action
            )
          }
        >
          {state.filtered ? t.nothingFitsSearch : empty.text}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <RecordTable
          caption={title}
          columns={visible}
          rows={rows}
          rowKey={rowKey}
          busy={list.isPlaceholderData}
          sorting={{
            sort: state.sort,
            namesOf: (column) => sortNames(column, full),
            onSort: (sort) => state.set('sort', sort),
          }}
          selection={labelOf && { keys: picked, labelOf, onSelect: setPicked }}
        />
      )}
      {data && rows.length > 0 && !full && (
        <Pager label={t.pagePage(title)} pageSize={pageSize} of={data} state={state} />
      )}
    </>
  );
}

type Element<List> = List extends readonly (infer Row)[] ? Row : never;

/**
 * Loads the rows of a list from an endpoint whose response has them under this key; the response's
 * other fields are included. `fixed` are parameters of every request.
 */
export function loadRows<Declared extends Endpoint, Key extends keyof Reply<Declared>>(
  route: Declared,
  key: Key,
  fixed: ListQuery = {},
) {
  type Rows = { rows: Element<Reply<Declared>[Key]>[] } & Omit<Reply<Declared>, Key>;
  return async (query: ListQuery, signal: AbortSignal): Promise<Rows> => {
    const called: Endpoint = route;
    const reply = (await api(
      called,
      { query: { ...query, ...fixed } },
      { signal },
    )) as Reply<Declared> & object;
    const { [key]: rows, ...rest } = reply;
    return { rows, ...rest } as Rows;
  };
}
