import type { Change, DocumentFacts, Revision } from '@jyotiratna/contract';
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
  facts: DocumentFacts;
  changed: boolean;
  act: {
    isPending: boolean;
    variables: { kind: string } | undefined;
    mutate: (deed: { kind: 'save' | 'publish' | 'withdraw' }) => void;
  };
  /** Of the page in each language, below the language's prefix. */
  previewPath: string;
  canWithdraw?: boolean;
  /** What comes of a withdrawal. */
  withdrawal?: string;
};

const goneFromPage =
  'Its page answers that there is none, until you publish it again. What you have not saved stays on this screen.';

/** State, previews and the buttons of a document; stays in sight while its text scrolls. */
export function DocumentBar({
  facts,
  changed,
  act,
  previewPath,
  canWithdraw = true,
  withdrawal = goneFromPage,
}: Props) {
  const [asking, setAsking] = useState(false);
  const busy = (kind: string) => act.isPending && act.variables?.kind === kind;
  const isPublic = facts.state === 'published' || facts.state === 'changed';
  return (
    <div className="document-bar facet-card sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-line bg-surface p-4 shadow-dialog">
      <StateChip state={facts.state} />
      <span className="text-small text-text-2">
        {changed ? 'Not saved yet' : `Saved ${formatLocal(facts.updatedAt)}`}
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
          <Button kind="danger" size="s" disabled={act.isPending} onClick={() => setAsking(true)}>
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
          disabled={(!changed && facts.state === 'published') || act.isPending}
          busy={busy('publish')}
          busyLabel="Publishing..."
          onClick={() => act.mutate({ kind: 'publish' })}
        >
          Publish
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this?"
        description={withdrawal}
        confirm="Withdraw"
        danger
        onConfirm={() => {
          setAsking(false);
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

/** Why nothing was saved or published. */
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

/** What was published before; any of it can be the draft again. */
export function Revisions({ revisions, busy, onRestore }: RevisionProps) {
  const [asked, setAsked] = useState<Revision | null>(null);
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
              onClick={() => setAsked(revision)}
            >
              Take as draft
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Take this version as the draft?"
        description="The present draft, and what you have not saved of it, give way to it."
        confirm="Take it"
        onConfirm={() => {
          if (asked) onRestore(asked.version);
          setAsked(null);
        }}
      />
    </Panel>
  );
}
