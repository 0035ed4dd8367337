import { startImportRoute } from '@jyotiratna/contract/admin/imports';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { imports as t } from '#messages/admin/imports.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CallButton } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminHead, LoadStates } from '../layout/page.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importsQuery } from './imports-query.ts';

/** Imports from another shop system: `?id=` is the open import. */
export function ImportsPage() {
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <AdminHead title={t.title}>
        <CallButton
          size="s"
          call={() => api(startImportRoute)}
          onDone={({ import: { id: started } }) => void navigate(`/admin/move-in?id=${started}`)}
          failed={t.failedTitle}
          busyLabel={t.starting}
        >
          {t.start}
        </CallButton>
      </AdminHead>
      {id ? <ImportSteps id={id} /> : <Earlier />}
    </>
  );
}

function Earlier() {
  const list = useQuery(importsQuery);
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-6">
      <Alert tone="info">{t.intro}</Alert>
      <LoadStates of={list} subject={t.loading} rows={3} />
      {list.data?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {list.data && list.data.length > 0 && (
        <section aria-label={t.previous}>
          <h2 className="mb-3 text-heading-s">{t.previous}</h2>
          <ul className="facet-card divide-y divide-line border border-line bg-surface">
            {list.data.map(({ id, createdAt, by }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{t.of(formatDateTime(createdAt))}</span>
                  <span className="block text-small text-text-2">{t.by(by)}</span>
                </span>
                <Link
                  to={`/admin/move-in?id=${id}`}
                  aria-label={`${t.open}: ${t.of(formatDateTime(createdAt))}`}
                  className="target text-link"
                >
                  {t.open}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
