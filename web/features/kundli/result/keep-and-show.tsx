import type { SavedKundli } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, FileDown, Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UnprintableNote } from '../../../ui/unprintable-note.tsx';
import { kundliError } from '../kundli-error.ts';
import { saveFile } from './chart-picture.ts';

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
  /** Of the mark that lets the image name people. */
  withNames: string;
  /** The page to which a login comes back. */
  path: string;
  /** Keeps it in the account. @returns all that is kept */
  save: () => Promise<SavedKundli[]>;
  /** The paper is made by the shop's server: nothing that makes PDFs is loaded for it. */
  print: () => Promise<BlobPart>;
  pdfName: string;
  /** The names that the paper shows. */
  names: readonly string[];
  /** Hands an image to the device. */
  share: (withNames: boolean) => Promise<void>;
};

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const;

/** Keep a result, print it, show it to someone. */
export function KeepAndShow({ labels, withNames, path, save, print, pdfName, names, share }: Props) {
  const toast = useToast();
  const [named, setNamed] = useState(false);

  async function hand() {
    try {
      await share(named);
    } catch (error) {
      console.error('The picture could not be made', error);
      toast({ kind: 'error', title: labels.shareFailed });
    }
  }

  return (
    <div className="kundli-screen-only flex flex-wrap items-center gap-x-2 gap-y-3">
      <SaveButton labels={labels} path={path} save={save} />
      <PdfButton labels={labels} print={print} pdfName={pdfName} />
      <Button kind="text" size="s" onClick={() => window.print()}>
        <Printer {...icon} />
        {labels.print}
      </Button>
      <Button kind="text" size="s" onClick={() => void hand()}>
        <ImageIcon {...icon} />
        {labels.share}
      </Button>
      <Checkbox checked={named} onChange={({ target }) => setNamed(target.checked)}>
        {withNames}
      </Checkbox>
      <UnprintableNote texts={names} />
    </div>
  );
}

/** The paper, for saving. */
export function PdfButton({
  labels,
  print,
  pdfName,
}: Pick<Props, 'print' | 'pdfName'> & { labels: Pick<Messages, 'pdf' | 'pdfBusy' | 'pdfFailed'> }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(new File([await print()], pdfName, { type: 'application/pdf' }));
    } catch (error) {
      toast({ kind: 'error', title: labels.pdfFailed, description: kundliError(error).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="text" size="s" busy={busy} busyLabel={labels.pdfBusy} onClick={() => void download()}>
      <FileDown {...icon} />
      {labels.pdf}
    </Button>
  );
}

function SaveButton({ labels, path, save }: Pick<Props, 'labels' | 'path' | 'save'>) {
  const { status } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');

  async function keep() {
    setState('busy');
    try {
      queries.setQueryData(['kundlis'], await save());
      setState('saved');
      toast({ title: labels.savedTitle, description: labels.savedWhere });
    } catch (error) {
      setState('open');
      // Of several, some may be kept by now.
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
    <Button kind="second" size="s" busy={state === 'busy'} disabled={state === 'saved'} onClick={() => void keep()}>
      <Bookmark {...icon} />
      {state === 'saved' ? labels.saved : labels.save}
    </Button>
  );
}
