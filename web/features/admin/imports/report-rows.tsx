import { type ImportKind, type ImportRow, importResults } from '@jyotiratna/contract';
import { listImportRowsRoute } from '@jyotiratna/contract/admin/imports';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  importFieldNames,
  importKindNames,
  importOutcomeNames,
  importReasonNames,
  imports as t,
} from '#messages/admin/imports.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { LoadError, Panel, RowsLoading } from '../layout/page.tsx';

type Result = keyof typeof importOutcomeNames;
/** The possible results; those that need manual review are first. */
const results = [...new Set<Result>(['dropped', 'missing', 'failed', ...importResults])];
type Props = { id: string; kinds: readonly ImportKind[]; status: string };

/** The imported records one by one, filtered by kind and result. */
export function ResultRows({ id, kinds, status }: Props) {
  const [kind, setKind] = useState<ImportKind | ''>('');
  const [outcome, setOutcome] = useState<Result | ''>('');
  const filter = { ...(kind && { kind }), ...(outcome && { outcome }) };
  const list = useInfiniteQuery({
    queryKey: ['admin', 'imports', id, 'rows', filter, status],
    queryFn: ({ pageParam, signal }) =>
      api(
        listImportRowsRoute,
        { params: { id }, query: { ...filter, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Panel title={t.rows}>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t.kind}
          value={kind}
          options={[['', t.all], ...kinds.map((one) => [one, importKindNames[one]] as const)]}
          onChange={({ currentTarget: { value } }) => setKind(value as ImportKind | '')}
        />
        <SelectField
          label={t.outcome}
          value={outcome}
          options={[['', t.all], ...results.map((one) => [one, importOutcomeNames[one]] as const)]}
          onChange={({ currentTarget: { value } }) => setOutcome(value as Result | '')}
        />
      </div>
      {list.isError && <LoadError of={list} message={list.error.message} />}
      {list.isPending && <RowsLoading label={t.record} rows={3} />}
      {rows?.length === 0 && <p className="text-text-2">{t.noRows}</p>}
      {rows && rows.length > 0 && (
        <Table
          caption={t.records}
          rows={rows}
          rowKey={({ id: row }) => String(row)}
          columns={[
            {
              key: 'what',
              head: t.what,
              cell: ({ title, key }) => <span className="wrap-anywhere">{title || key}</span>,
            },
            { key: 'kind', head: t.kind, cell: (row) => importKindNames[row.kind] },
            { key: 'becomes', head: t.becomes, cell: (row) => importOutcomeNames[row.outcome] },
            { key: 'why', head: t.why, cell: (row) => <Why row={row} /> },
            {
              key: 'line',
              head: t.line,
              cell: ({ file, line }) => <span className="figures">{`${file}: ${line}`}</span>,
            },
          ]}
        />
      )}
      {list.hasNextPage && (
        <Button
          kind="second"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </Panel>
  );
}

function Why({ row: { reason, detail, missing } }: { row: ImportRow }) {
  const names = missing.map(
    (field) => importFieldNames[field as keyof typeof importFieldNames] ?? field,
  );
  return (
    <span className="block min-w-40 wrap-anywhere">
      {reason && <span className="block">{importReasonNames[reason]}</span>}
      {detail && <span className="block text-small text-text-2">{detail}</span>}
      {names.length > 0 && <span className="block">{t.missingFields(names.join(', '))}</span>}
    </span>
  );
}
