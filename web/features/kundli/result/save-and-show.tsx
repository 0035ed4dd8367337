import type { SavedKundli } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, FileDown, Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { parentStatement } from '#messages/kundli/parent-statement.ts';
import { isCallError } from '../../../is-call-error.ts';
import { saveFile } from '../../../save-file.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UnprintableNote } from '../../../ui/unprintable-note.tsx';
import { useCall } from '../../../use-call.ts';
import { kundliError } from '../kundli-error.ts';

type Messages = Readonly<
  Record<
    | 'print'
    | 'share'
    | 'shareFailed'
    | 'pdf'
    | 'pdfBusy'
    | 'pdfFailed'
    | 'logIn'
    | 'save'
    | 'saved'
    | 'savedTitle'
    | 'savedWhere'
    | 'saveFailed',
    string
  >
>;

type Props = {
  labels: Messages;
  /** Label of the checkbox that includes names in the image. */
  withNames: string;
  /** The page to which a login returns. */
  path: string;
  /** Saves the result to the account. @returns all saved kundlis */
  save: (parent: boolean) => Promise<SavedKundli[]>;
  /** Whether the result is for a child: saving it needs a parent's confirmation. */
  minor: boolean;
  /** Fetches the PDF, which the server generates, so that no PDF library is loaded. */
  print: () => Promise<BlobPart>;
  pdfName: string;
  /** The names in the PDF. */
  names: readonly string[];
  /** Shares an image by the device. */
  share: (withNames: boolean) => Promise<void>;
};

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const;

/** Buttons that save a result, print it, and share it. */
export function KeepAndShow({
  labels,
  withNames,
  path,
  save,
  minor,
  print,
  pdfName,
  names,
  share,
}: Props) {
  const toast = useToast();
  const [isNamed, setWithNames] = useState(false);

  async function hand() {
    try {
      await share(isNamed);
    } catch (error) {
      console.error('The picture could not be made', error);
      toast({ kind: 'error', title: labels.shareFailed });
    }
  }

  return (
    <div className="kundli-screen-only flex flex-wrap items-center gap-x-2 gap-y-3">
      <SaveButton labels={labels} path={path} save={save} minor={minor} />
      <PdfButton labels={labels} print={print} pdfName={pdfName} />
      <Button kind="text" size="s" onClick={() => window.print()}>
        <Printer {...icon} />
        {labels.print}
      </Button>
      <Button kind="text" size="s" onClick={() => void hand()}>
        <ImageIcon {...icon} />
        {labels.share}
      </Button>
      <Checkbox checked={isNamed} onChange={({ target }) => setWithNames(target.checked)}>
        {withNames}
      </Checkbox>
      <UnprintableNote strings={names} />
    </div>
  );
}

/** A button that downloads the PDF. */
export function PdfButton({
  labels,
  print,
  pdfName,
}: Pick<Props, 'print' | 'pdfName'> & { labels: Pick<Messages, 'pdf' | 'pdfBusy' | 'pdfFailed'> }) {
  const toast = useToast();
  const { send, busy } = useCall({
    call: print,
    onDone: (bytes) => saveFile(new File([bytes], pdfName, { type: 'application/pdf' })),
    onFailed: (error) =>
      toast({ kind: 'error', title: labels.pdfFailed, description: kundliError(error).message }),
  });

  return (
    <Button kind="text" size="s" busy={busy} busyLabel={labels.pdfBusy} onClick={() => send()}>
      <FileDown {...icon} />
      {labels.pdf}
    </Button>
  );
}

function SaveButton({
  labels,
  path,
  save,
  minor,
}: Pick<Props, 'labels' | 'path' | 'save' | 'minor'>) {
  const [parent, setParent] = useState(false);
  const { status } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');

  async function keep() {
    setState('busy');
    try {
      queries.setQueryData(['kundlis'], await save(parent));
      setState('saved');
      toast({ title: labels.savedTitle, description: labels.savedWhere });
    } catch (error) {
      setState('open');
      // After an error, some of several births may already be saved.
      void queries.invalidateQueries({ queryKey: ['kundlis'] });
      toast({ kind: 'error', title: isCallError(error) ? error.message : labels.saveFailed });
    }
  }

  if (status === 'admin') return null;
  if (status !== 'user') {
    return (
      <LinkButton to={`/user/login?next=${path}`} kind="second" size="s">
        <Bookmark {...icon} />
        {labels.logIn}
      </LinkButton>
    );
  }
  return (
    <>
      {minor && state !== 'saved' && (
        <Checkbox checked={parent} onChange={({ target }) => setParent(target.checked)}>
          {parentStatement}
        </Checkbox>
      )}
      <Button
        kind="second"
        size="s"
        busy={state === 'busy'}
        disabled={state === 'saved'}
        onClick={() => void keep()}
      >
        <Bookmark {...icon} />
        {state === 'saved' ? labels.saved : labels.save}
      </Button>
    </>
  );
}
