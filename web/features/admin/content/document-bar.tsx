import type { Change, DocumentDetails, Revision } from '@jyotiratna/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
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

const removedFromPage =
  'Its page answers that there is none, until you publish it again. What you have not saved stays on this screen.';

/** State, previews and the buttons of a document; stays in sight while its text scrolls. */
export function DocumentBar({
  metadata,
  changed,
  act,
  previewPath,
  canWithdraw = true,
  withdrawal = removedFromPage,
}: Props) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const busy = (kind: string) => act.isPending && act.variables?.kind === kind;
  const isPublic = metadata.state === 'published' || metadata.state === 'changed';
  return (
    <div className="document-bar facet-card sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-line bg-surface p-4 shadow-dialog">
      <StateChip state={metadata.state} />
      <span className="text-small text-text-2">
        {changed ? 'Not saved yet' : `Saved ${formatLocal(metadata.updatedAt)}`}
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
            {prefix === '' ? 'Preview in English' : 'Preview in Hindi'}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
      </div>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
        {canWithdraw && isPublic && (
          <Button kind="danger" size="s" disabled={act.isPending} onClick={() => setDialogOpen(true)}>
            Withdraw
          </Button>
        )}
        <Button
          kind="second"
          size="s"
          className="max-sm:grow"
          disabled={!changed || act.isPending}
          busy={busy('save')}
          busyLabel="Saving..."
          onClick={() => act.mutate({ kind: 'save' })}
        >
          Save draft
        </Button>
        <Button
          size="s"
          className="max-sm:grow"
          disabled={(!changed && metadata.state === 'published') || act.isPending}
          busy={busy('publish')}
          busyLabel="Publishing..."
          onClick={() => act.mutate({ kind: 'publish' })}
        >
          Publish
        </Button>
      </div>
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title="Withdraw this?"
        description={withdrawal}
        confirm="Withdraw"
        danger
        onConfirm={() => {
          setDialogOpen(false);
          act.mutate({ kind: 'withdraw' });
        }}
      />
    </div>
  );
}

type ErrorProps = {
  error: Error | null;
  stale: readonly Change[] | null;
  onLoadNewer: () => void;
};

/** The reason why saving or publishing failed. */
export function DocumentError({ error, stale, onLoadNewer }: ErrorProps) {
  const title = 'Not done';
  if (stale)
    return <StaleAlert title={title} message={error?.message ?? ''} changes={stale} onLoadNewer={onLoadNewer} />;
  return error ? (
    <Alert tone="error" title={title}>
      {error.message}
    </Alert>
  ) : null;
}

type RevisionProps = { revisions: readonly Revision[]; busy: boolean; onRestore: (revision: number) => void };

/** Earlier published versions; any of them can be the draft again. */
export function Revisions({ revisions, busy, onRestore }: RevisionProps) {
  const [requested, setRequested] = useState<Revision | null>(null);
  if (revisions.length === 0) return null;
  return (
    <Panel title="Published before" note="Taking one makes it the draft; everyone goes on reading what is public.">
      <ul className="grid gap-1">
        {revisions.map((revision) => (
          <li key={revision.version} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-small">
              {formatLocal(revision.at)}
              {revision.by && <span className="text-text-2">, {revision.by}</span>}
            </span>
            <Button
              kind="text"
              size="s"
              disabled={busy}
              aria-label={`Take as draft the version of ${formatLocal(revision.at)}`}
              onClick={() => setRequested(revision)}
            >
              Take as draft
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={requested !== null}
        onOpenChange={(open) => !open && setRequested(null)}
        title="Take this version as the draft?"
        description="The present draft, and what you have not saved of it, give way to it."
        confirm="Take it"
        onConfirm={() => {
          if (requested) onRestore(requested.version);
          setRequested(null);
        }}
      />
    </Panel>
  );
}
