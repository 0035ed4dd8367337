import type { MatchReply, MatchRequest } from '@jyotiratna/contract';
import { saveKundli } from '@jyotiratna/contract/kundli';
import { printMatch } from '@jyotiratna/contract/matching';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, FileDown, Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { matchingResult } from '#messages/matching-result.ts';
import { isCallError } from '../../../is-call-error.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { kundliError } from '../kundli-error.ts';
import { handOut, saveFile } from '../result/chart-picture.ts';
import { matchPicture } from './match-picture.ts';
import { birthOf, roles } from './two-births.ts';
import { matchInLanguage } from './use-match.ts';

const { actions } = matchingResult;
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.6 } as const;

/** Keep both births, print the answer, show it to someone. */
export function MatchActions({ request, reply }: { request: MatchRequest; reply: MatchReply }) {
  const toast = useToast();
  const [withNames, setWithNames] = useState(false);

  async function share() {
    try {
      await handOut(await matchPicture(reply, withNames), 'kundli-matching.png');
    } catch (error) {
      console.error('The picture of the match could not be made', error);
      toast({ kind: 'error', title: actions.shareFailed });
    }
  }

  return (
    <div className="kundli-screen-only flex flex-wrap items-center gap-x-2 gap-y-3">
      <SaveBoth request={request} />
      <PdfButton request={request} />
      <Button kind="text" size="s" onClick={() => window.print()}>
        <Printer {...icon} />
        {actions.print}
      </Button>
      <Button kind="text" size="s" onClick={() => void share()}>
        <ImageIcon {...icon} />
        {actions.share}
      </Button>
      <Checkbox checked={withNames} onChange={({ target }) => setWithNames(target.checked)}>
        {actions.withNames}
      </Checkbox>
    </div>
  );
}

function PdfButton({ request }: { request: MatchRequest }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const paper = await shop(printMatch, { body: matchInLanguage(request) });
      saveFile(new File([paper], 'kundli-matching.pdf', { type: 'application/pdf' }));
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

/** Both births as kundlis of the account, from where either can be chosen again. */
function SaveBoth({ request }: { request: MatchRequest }) {
  const { status } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');

  async function save() {
    setState('busy');
    try {
      for (const role of roles) {
        const { kundlis } = await shop(saveKundli, { body: birthOf(role, request) });
        queries.setQueryData(['kundlis'], kundlis);
      }
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
      <LinkButton to="/user/login?next=/kundli-matching" kind="second" size="s">
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
