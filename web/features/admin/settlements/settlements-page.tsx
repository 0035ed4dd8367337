import {
  formatRupeesExact,
  indianDate,
  pathOf,
  type SettlementsReport,
} from '@jyotiratna/contract';
import {
  fetchSettlementsRoute,
  readSettlementsRoute,
  settlementsCsvRoute,
} from '@jyotiratna/contract/admin/settlements';
import { Link } from 'react-router';
import { settlements as t } from '#messages/admin/settlements.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDate, formatDateTime } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { AdminHead, LoadStates, useFreshQuery } from '../layout/page.tsx';
import { type RecordColumn, rupeesColumn } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { DownloadLink } from '../reports/download-link.tsx';
import { OfMonth } from '../reports/of-month.tsx';

type Settlement = SettlementsReport['settlements'][number];
const sums = ['received', 'refunded', 'fee', 'tax', 'amount'] as const;

/** The payment provider's settlements of a month, each with its differences. */
export function SettlementsPage() {
  return (
    <>
      <AdminHead title={t.title} />
      <p className="mb-4 max-w-[72ch] text-text-2">{t.lead}</p>
      <OfMonth label={t.month} start={indianDate(Date.now())}>
        {(month) => <Month month={month} />}
      </OfMonth>
    </>
  );
}

/** @param month YYYY-MM */
function Month({ month }: { month: string }) {
  const query = { month };
  const found = useFreshQuery(['settlements', query], () => api(readSettlementsRoute, { query }), {
    keepsPrevious: true,
  });
  const { data } = found;
  return (
    <div className="grid gap-6">
      <LoadStates of={found} subject={t.noun} rows={4} />
      {data && !data.available && <Alert tone="info">{t.notAvailable}</Alert>}
      {data && data.unsettled.count > 0 && <Unsettled {...data.unsettled} />}
      {data && data.settlements.length === 0 && <EmptyState title={t.none} />}
      {data && data.settlements.length > 0 && (
        <>
          <RecordTable
            caption={t.title}
            columns={columns}
            rows={data.settlements}
            rowKey={({ id }) => id}
          />
          <div>
            <h2 className="mb-2 text-heading-s">{t.total}</h2>
            <DefinitionList
              kind="figures"
              rows={sums.map((name) => [t[name], formatRupeesExact(data.totals[name])])}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {data && data.settlements.length > 0 && (
          <DownloadLink to={pathOf(settlementsCsvRoute, { query })}>{t.csv}</DownloadLink>
        )}
        {data?.available && <FetchNow />}
        {data?.fetchedAt && (
          <p className="text-small text-text-2">{t.fetched(formatDateTime(data.fetchedAt))}</p>
        )}
      </div>
    </div>
  );
}

/** Fetches the provider's reports now; displays the progress and the result. */
function FetchNow() {
  const reading = useSend({
    call: () => api(fetchSettlementsRoute, { body: {} }),
    done: ({ read }) => t.read(read),
  });
  return (
    <>
      <SendButton of={reading} kind="second" busyLabel={t.reading}>
        {t.fetch}
      </SendButton>
      <CallAlert>{reading.alert}</CallAlert>
    </>
  );
}

function Unsettled({ count, amount, oldest }: SettlementsReport['unsettled']) {
  return (
    <Alert tone="wait" title={t.unsettled(count, formatRupeesExact(amount))}>
      {oldest && <p>{t.unsettledSince(formatDate(oldest))}</p>}
    </Alert>
  );
}

const columns: readonly RecordColumn<Settlement>[] = [
  {
    key: 'settlement',
    head: t.settlement,
    lead: 'title',
    cell: ({ createdAt, utr, id, status }) => (
      <span className="figures">
        {formatDate(createdAt)}
        <span className="block text-small font-normal text-text-2">
          {utr ? t.utr(utr) : t.noUtr}
        </span>
        <span className="block text-small font-normal wrap-anywhere text-text-2">{id}</span>
        {status !== 'processed' && (
          <Chip tone={status === 'failed' ? 'error' : 'wait'}>{t.statuses[status]}</Chip>
        )}
      </span>
    ),
  },
  ...sums.map((key) => rupeesColumn<Settlement>(key, t[key], (row) => row[key])),
  {
    key: 'differences',
    head: t.agrees,
    cell: ({ differences }) =>
      differences.length === 0 ? (
        <Chip tone="good">{t.agrees}</Chip>
      ) : (
        <Differences differences={differences} />
      ),
  },
];

function Differences({ differences }: Pick<Settlement, 'differences'>) {
  return (
    <span className="grid justify-items-start gap-1 text-left">
      <Chip tone="error">{t.differences(differences.length)}</Chip>
      <ul className="grid gap-1 text-small">
        {differences.map(({ kind, id, expected, actual, orderId }) => (
          <li key={`${kind} ${String(id)}`} className="figures wrap-anywhere">
            {t.difference[kind]}
            {[
              id && `: ${id}`,
              expected !== null && `, ${t.expected(formatRupeesExact(expected))}`,
              actual !== null && `, ${t.actual(formatRupeesExact(actual))}`,
            ]}
            {orderId && (
              <Link
                to={`/admin/orders/${orderId}`}
                aria-label={t.orderOf(id ?? '')}
                className="text-link ml-2"
              >
                {t.order}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </span>
  );
}
