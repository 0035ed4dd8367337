import { type AdminNotice, type AdminNotices, noticeLanguages } from '@jyotiratna/contract';
import { listAdminNotices, removeAdminNotice } from '@jyotiratna/contract/admin/notices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notices as t } from '#messages/admin/notices.ts';
import { shop } from '../../../shop.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';
import { EditNotice } from './edit-notice.tsx';

/** The privacy notice in other languages: what there is, of which version, and its editor. */
export function NoticesPanel() {
  const notices = useQuery({
    queryKey: ['admin', 'privacy-notices'],
    queryFn: () => shop(listAdminNotices),
  });
  const [edited, setEdited] = useState<AdminNotice | 'new' | null>(null);
  return (
    <Panel
      title={t.title}
      note={t.note}
      className="mt-8"
      aside={
        <Button kind="second" size="s" disabled={!notices.data} onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      }
    >
      <LoadStates of={notices} subject={t.noun} rows={2} />
      {notices.data && <Translations notices={notices.data} onEdit={setEdited} />}
      {edited && notices.data && (
        <EditNotice
          notice={edited === 'new' ? null : edited}
          notices={notices.data}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

type Props = { notices: AdminNotices; onEdit: (notice: AdminNotice) => void };

function Translations({ notices: { translations }, onEdit }: Props) {
  const [removed, setRemoved] = useState<AdminNotice | null>(null);
  const removal = useSend({
    call: (notice: AdminNotice) =>
      shop(removeAdminNotice, { params: { language: notice.language } }),
    done: () => t.removed,
    onDone: () => setRemoved(null),
  });
  if (translations.length === 0) return <p className="text-text-2">{t.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {translations.map((notice) => {
        const { name } = noticeLanguages[notice.language];
        const day = formatDate(notice.noticeVersion);
        return (
          <li key={notice.language} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span lang={notice.language} className="grow basis-32 font-semibold">
              {name}
            </span>
            <Chip tone={notice.outdated ? 'wait' : 'good'}>
              {notice.outdated ? t.outdated(day) : t.current(day)}
            </Chip>
            <Button kind="text" size="s" aria-label={t.editOf(name)} onClick={() => onEdit(notice)}>
              {t.edit}
            </Button>
            <Button
              kind="text"
              size="s"
              aria-label={`${t.remove}: ${name}`}
              onClick={() => setRemoved(notice)}
            >
              {t.remove}
            </Button>
          </li>
        );
      })}
      <AlertDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t.prompt(removed ? noticeLanguages[removed.language].name : '')}
        description={removal.alert ?? t.askText}
        confirm={t.remove}
        danger
        busy={removal.busy}
        onConfirm={() => removed && removal.send(removed)}
      />
    </ul>
  );
}
