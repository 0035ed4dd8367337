import type { DocumentDetails, Revision } from '@jyotiratna/contract';
import { Eye } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { useShowDialog } from '../layout/dialogs.tsx';
import { Panel } from '../layout/page.tsx';
import { StateChip } from './state-chip.tsx';
import type { Deed } from './use-document.ts';

type Act = { busy: boolean; values: Deed | undefined; send: (deed: Deed) => void };
type Props = {
  editing: { doc: DocumentDetails; changed: boolean; act: Act };
  /** The page's path in each language, after the language prefix. */
  previewPath: string;
  /** The consequence of withdrawing, if any. */
  withdrawal: string | undefined;
};

/** State, previews and buttons of a document; sticky while its text scrolls. */
export function DocumentBar({ editing, previewPath, withdrawal }: Props) {
  const { doc, changed, act } = editing;
  const confirm = useQuestion(act);
  const isPublic = doc.state === 'published' || doc.state === 'changed';
  const button = (kind: 'save' | 'publish', isUnchanged: boolean) => ({
    size: 's' as const,
    className: 'max-sm:grow',
    disabled: isUnchanged || act.busy,
    busy: act.busy && act.values?.kind === kind,
    onClick: () => act.send({ kind }),
  });
  return (
    <div className="document-bar facet-card sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-line bg-surface p-4 shadow-dialog">
      <StateChip state={doc.state} />
      <span className="text-small text-text-2">
        {changed ? t.notSavedYet : t.saved(formatDateTime(doc.updatedAt))}
      </span>
      <div className="flex flex-wrap items-center gap-x-4">
        {(['', '/hi'] as const).map((prefix) => (
          <a
            key={prefix}
            href={prefix + previewPath}
            target="_blank"
            rel="noopener"
            className="target inline-flex items-center gap-2 text-link"
          >
            <Eye aria-hidden size={18} strokeWidth={1.6} />
            {prefix === '' ? t.previewEnglish : t.previewHindi}
            <span className="sr-only"> {t.opensNewTab}</span>
          </a>
        ))}
      </div>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
        {withdrawal && isPublic && (
          <Button
            kind="danger"
            size="s"
            disabled={act.busy}
            onClick={() =>
              confirm(
                {
                  title: t.withdrawThis,
                  description: withdrawal,
                  confirm: t.withdraw,
                  danger: true,
                },
                { kind: 'withdraw' },
              )
            }
          >
            {t.withdraw}
          </Button>
        )}
        <Button kind="second" busyLabel={t.saving} {...button('save', !changed)}>
          {t.saveDraft}
        </Button>
        <Button
          busyLabel={t.publishing}
          {...button('publish', !changed && doc.state === 'published')}
        >
          {t.publish}
        </Button>
      </div>
    </div>
  );
}

type Question = { title: string; description: string; confirm: string; danger?: boolean };

/** Requires confirmation before an action. */
function useQuestion(act: Act) {
  const show = useShowDialog();
  return (question: Question, deed: Deed) =>
    show((onClose) => (
      <AlertDialog
        open
        onOpenChange={onClose}
        {...question}
        onConfirm={() => {
          onClose();
          act.send(deed);
        }}
      />
    ));
}

const restoring: Question = {
  title: t.takeVersionAs,
  description: t.presentDraftWhat,
  confirm: t.take,
};

type RevisionProps = { editing: { doc: { revisions: readonly Revision[] }; act: Act } };

/** Previous published versions; any of them can be restored as the draft. */
export function Revisions({ editing: { doc, act } }: RevisionProps) {
  const confirm = useQuestion(act);
  if (doc.revisions.length === 0) return null;
  return (
    <Panel title={t.publishedBefore} note={t.takingOneMakes}>
      <ul className="grid gap-1">
        {doc.revisions.map(({ version, at, by }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-small">
              {formatDateTime(at)}
              {by && <span className="text-text-2">, {by}</span>}
            </span>
            <Button
              kind="text"
              size="s"
              disabled={act.busy}
              aria-label={t.takeAsDraft(formatDateTime(at))}
              onClick={() => confirm(restoring, { kind: 'restore', revision: version })}
            >
              {t.takeAsDraftLabel}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
