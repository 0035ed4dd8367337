import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import { printKundli, saveKundli } from '@jyotiratna/contract/kundli';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, FileDown, Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { kundliResult } from '#messages/kundli-result.ts';
import { isCallError } from '../../../is-call-error.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { inLanguage } from '../in-language.ts';
import { kundliError } from '../kundli-error.ts';
import { chartPicture, handOut, saveFile } from './chart-picture.ts';

const { actions } = kundliResult;

type Props = { request: KundliRequest; reply: KundliReply; svg: string };

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const;

/** Keep it, print it, show it to someone. */
export function ResultActions({ request, reply, svg }: Props) {
  const toast = useToast();
  const [withName, setWithName] = useState(false);

  async function share() {
    try {
      await handOut(await chartPicture(svg, withName ? reply.name : null));
    } catch (error) {
      console.error('The picture of the chart could not be made', error);
      toast({ kind: 'error', title: actions.shareFailed });
    }
  }

  return (
    <div className="kundli-screen-only flex flex-wrap items-center gap-x-2 gap-y-3">
      <SaveButton request={request} />
      <PdfButton request={request} />
      <Button kind="text" size="s" onClick={() => window.print()}>
        <Printer {...icon} />
        {actions.print}
      </Button>
      <Button kind="text" size="s" onClick={() => void share()}>
        <ImageIcon {...icon} />
        {actions.share}
      </Button>
      <Checkbox checked={withName} onChange={({ target }) => setWithName(target.checked)}>
        {actions.withName}
      </Checkbox>
    </div>
  );
}

/** The paper is made by the shop's server: nothing that makes PDFs is loaded for it. */
function PdfButton({ request }: { request: KundliRequest }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(
        new File([await shop(printKundli, { body: inLanguage(request) })], 'kundli.pdf', { type: 'application/pdf' }),
      );
    } catch (error) {
      toast({ kind: 'error', title: actions.pdfFailed, description: kundliError(error).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="text" size="s" busy={busy} busyLabel={actions.pdfBusy} onClick={() => void download()}>
      <FileDown {...icon} />
      {actions.pdf}
    </Button>
  );
}

function SaveButton({ request }: { request: KundliRequest }) {
  const { status } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');

  async function save() {
    setState('busy');
    try {
      const { kundlis } = await shop(saveKundli, { body: request });
      queries.setQueryData(['kundlis'], kundlis);
      setState('saved');
      toast({ title: actions.savedTitle, description: actions.savedWhere });
    } catch (error) {
      setState('open');
      toast({ kind: 'error', title: isCallError(error) ? error.message : actions.saveFailed });
    }
  }

  if (status === 'admin') return null;
  if (status !== 'user') {
    return (
      <LinkButton to="/user/login?next=/kundli" kind="second" size="s">
        <Bookmark {...icon} />
        {actions.logIn}
      </LinkButton>
    );
  }
  return (
    <Button kind="second" size="s" busy={state === 'busy'} disabled={state === 'saved'} onClick={() => void save()}>
      <Bookmark {...icon} />
      {state === 'saved' ? actions.saved : actions.save}
    </Button>
  );
}
