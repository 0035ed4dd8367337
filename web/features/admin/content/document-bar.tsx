import type { DocumentDetails, Revision } from '@jyotiratna/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';
import { StateChip } from './state-chip.tsx';

type Props = {
  metadata: DocumentDetails;
  changed: boolean;
  act: {
    isPending: boolean;
    variables: { kind: string } | undefined;
    mutate: (deed: { kind: 'save' | 'publish' | 'withdraw' }) => void;
  };
  /** Of the page in each language, below the language's prefix. */
  previewPath: string;
  canWithdraw?: boolean;
  /** The consequence of a withdrawal. */
  withdrawal?: string;
};

/** State, previews and the buttons of a document; stays in sight while its text scrolls. */
export function DocumentBar({
  metadata,
  changed,
  act,
  previewPath,
  canWithdraw = true,
  withdrawal = t.pageAnswersThere,
}: Props) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const busy = (kind: string) => act.isPending && act.variables?.kind === kind;
  const isPublic = metadata.state === 'published' || metadata.state === 'changed';
  return (
    <div className="document-bar facet-card sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-line bg-surface p-4 shadow-dialog">
      <StateChip state={metadata.state} />
      <span className="text-small text-text-2">
        {changed ? t.notSavedYet : t.saved(formatLocal(metadata.updatedAt))}
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
        {canWithdraw && isPublic && (
          <Button
            kind="danger"
            size="s"
            disabled={act.isPending}
            onClick={() => setDialogOpen(true)}
          >
            {t.withdraw}
          </Button>
        )}
        <Button
          kind="second"
          size="s"
          className="max-sm:grow"
          disabled={!changed || act.isPending}
          busy={busy('save')}
          busyLabel={t.saving}
          onClick={() => act.mutate({ kind: 'save' })}
        >
          {t.saveDraft}
        </Button>
        <Button
          size="s"
          className="max-sm:grow"
          disabled={(!changed && metadata.state === 'published') || act.isPending}
          busy={busy('publish')}
          busyLabel={t.publishing}
          onClick={() => act.mutate({ kind: 'publish' })}
        >
          {t.publish}
        </Button>
      </div>
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title={t.withdrawThis}
        description={withdrawal}
        confirm={t.withdraw}
        danger
        onConfirm={() => {
          setDialogOpen(false);
          act.mutate({ kind: 'withdraw' });
        }}
      />
    </div>
  );
}

type RevisionProps = {
  revisions: readonly Revision[];
  busy: boolean;
  onRestore: (revision: number) => void;
};

/** Previous published versions; any of them can be the draft again. */
export function Revisions({ revisions, busy, onRestore }: RevisionProps) {
  const [requested, setRequested] = useState<Revision | null>(null);
  if (revisions.length === 0) return null;
  return (
    <Panel title={t.publishedBefore} note={t.takingOneMakes}>
      <ul className="grid gap-1">
        {revisions.map((revision) => (
          <li
            key={revision.version}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <span className="text-small">
              {formatLocal(revision.at)}
              {revision.by && <span className="text-text-2">, {revision.by}</span>}
            </span>
            <Button
              kind="text"
              size="s"
              disabled={busy}
              aria-label={t.takeAsDraft(formatLocal(revision.at))}
              onClick={() => setRequested(revision)}
            >
              {t.takeAsDraftLabel}
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={requested !== null}
        onOpenChange={(open) => !open && setRequested(null)}
        title={t.takeVersionAs}
        description={t.presentDraftWhat}
        confirm={t.take}
        onConfirm={() => {
          if (requested) onRestore(requested.version);
          setRequested(null);
        }}
      />
    </Panel>
  );
}
