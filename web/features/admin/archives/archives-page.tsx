import { pathOf } from '@jyotiratna/contract';
import {
  deleteArchiveRoute,
  downloadArchiveRoute,
  listArchivesRoute,
  openArchiveRoute,
  startArchiveRoute,
} from '@jyotiratna/contract/admin/archives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { archives as t } from '#messages/admin/archives.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';
import { CallButton } from '../layout/call.tsx';
import { formatIndianNumber } from '../layout/count-of.ts';
import { formatDateTime } from '../layout/dates.ts';
import { AdminHead, LoadStates } from '../layout/page.tsx';

/** Poll interval in milliseconds for an archive in progress. */
const pollEvery = 2000;

type Archive = Awaited<ReturnType<typeof read>>[number];
const read = async () => (await api(listArchivesRoute)).archives;

/**
 * Archives of all the shop's data, each in one file: their contents, and the list of existing ones.
 */
export function ArchivesPage() {
  const list = useQuery({
    queryKey: ['admin', 'archives'],
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'making') ? pollEvery : false,
  });
  const making = list.data?.some(({ status }) => status === 'making') ?? false;
  return (
    <>
      <AdminHead title={t.title}>
        <CallButton
          size="s"
          call={() => api(startArchiveRoute)}
          failed={t.failed}
          busyLabel={t.starting}
          disabled={making}
        >
          {t.start}
        </CallButton>
      </AdminHead>
      <div className="grid max-w-[52rem] grid-cols-1 gap-6">
        <Alert tone="info" title={t.promiseTitle}>
          <p>{t.promise}</p>
        </Alert>
        <p>{t.contains}</p>
        <p className="text-text-2">{t.leavesOut}</p>
        <p className="text-text-2">{t.privacy}</p>
        <LoadStates of={list} subject={t.loading} rows={2} />
        {list.data?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
        {list.data && list.data.length > 0 && (
          <section aria-label={t.list}>
            <h2 className="mb-3 text-heading-s">{t.list}</h2>
            <ul className="facet-card divide-y divide-line border border-line bg-surface">
              {list.data.map((archive) => (
                <ArchiveItem key={archive.id} archive={archive} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function ArchiveItem({ archive }: { archive: Archive }) {
  const { id, createdAt, by, status } = archive;
  const [isOpen, setOpen] = useState(false);
  const day = formatDateTime(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{t.of(day)}</span>
        <span className="block text-small text-text-2">{t.by(by)}</span>
        <span role="status" className="figures block text-small text-text-2">
          {stateOf(archive)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {status === 'ready' && (
          <Button size="s" aria-label={t.downloadOf(day)} onClick={() => setOpen(true)}>
            {t.download}
          </Button>
        )}
        <CallButton
          size="s"
          kind="text"
          aria-label={t.deleteOf(day)}
          call={() => api(deleteArchiveRoute, { params: { id } })}
          done={() => t.deleted}
          failed={t.failed}
        >
          {t.delete}
        </CallButton>
      </span>
      {isOpen && (
        <DownloadDialog id={id} title={t.downloadOf(day)} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

function stateOf({ status, done, total, bytes, expiresAt }: Archive): string {
  if (status === 'making') return t.making(formatIndianNumber(done), formatIndianNumber(total));
  return t.ready(
    t.megabytes(formatIndianNumber(bytes / 1_000_000, 1)),
    expiresAt ? formatDateTime(expiresAt) : '',
  );
}

type Props = { id: string; title: string; onClose: () => void };

/** A dialog for the administrator's password, before the browser's own download. */
function DownloadDialog({ id, title, onClose }: Props) {
  const submit = useSubmit({
    send: ({ password = '' }) => api(openArchiveRoute, { params: { id }, body: { password } }),
    done: ({ key }) => {
      window.location.assign(pathOf(downloadArchiveRoute, { params: { id }, query: { key } }));
      onClose();
    },
    fallback: t.failed,
  });
  return (
    <FormDialog title={title} save={t.confirm} submit={submit} onClose={onClose}>
      <PasswordField
        {...submit.field('password')}
        label={t.password}
        hint={t.passwordHint}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
