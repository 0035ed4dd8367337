import { type AdminNotice, type AdminNotices, noticeLanguages } from '@jyotiratna/contract';
import { listAdminNotices, removeAdminNotice } from '@jyotiratna/contract/admin/notices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notices as t } from '#messages/admin/notices.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { LoadStates, Panel } from '../layout/page.tsx';
import { EditNotice } from './edit-notice.tsx';

/** The privacy notice in other languages: the translations, their versions, and the editor. */
export function NoticesPanel() {
  const notices = useQuery({
    queryKey: ['admin', 'privacy-notices'],
    queryFn: () => api(listAdminNotices),
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
  const [removing, setRemoving] = useState<AdminNotice | null>(null);
  if (translations.length === 0) return <p className="text-text-2">{t.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {translations.map((notice) => {
        const { language, noticeVersion, outdated } = notice;
        const { name } = noticeLanguages[language];
        const day = formatDate(noticeVersion);
        return (
          <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span lang={language} className="grow basis-32 font-semibold">
              {name}
            </span>
            <Chip tone={outdated ? 'wait' : 'good'}>
              {outdated ? t.outdated(day) : t.current(day)}
            </Chip>
            <Button kind="text" size="s" aria-label={t.editOf(name)} onClick={() => onEdit(notice)}>
              {t.edit}
            </Button>
            <Button
              kind="text"
              size="s"
              aria-label={`${t.remove}: ${name}`}
              onClick={() => setRemoving(notice)}
            >
              {t.remove}
            </Button>
          </li>
        );
      })}
      {removing && (
        <CallDialog
          title={t.prompt(noticeLanguages[removing.language].name)}
          description={t.askText}
          confirm={t.remove}
          danger
          call={() => api(removeAdminNotice, { params: { language: removing.language } })}
          done={t.removed}
          onClose={() => setRemoving(null)}
        />
      )}
    </ul>
  );
}
