import { Copy } from 'lucide-react';
import { layout as t } from '#messages/admin/layout.ts';
import { ui } from '#messages/platform/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Props = { secret: string; copied: string };

/** Displays a secret that the server returns only once. */
export function OneTimeSecret({ secret, copied }: Props) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <code className="rounded-sm border border-dashed border-neel-700 px-2 py-1 font-semibold break-all">
        {secret}
      </code>
      <CopyButton text={secret} done={copied} />
    </p>
  );
}

type DialogProps = Props & { title: string; description: string; onClose: () => void };

/** A dialog that displays a new secret once. */
export function SecretDialog({ secret, copied, onClose, ...dialog }: DialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} {...dialog}>
      <OneTimeSecret secret={secret} copied={copied} />
      <Button className="mt-5 justify-self-end" onClick={onClose}>
        {ui.close}
      </Button>
    </Dialog>
  );
}

/** A button that copies text; `done` is the toast afterwards. */
export function CopyButton({ text, done }: { text: string; done: string }) {
  const toast = useToast();
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast({ title: done });
  }
  return (
    <Button kind="second" size="s" onClick={() => void copy()}>
      <Copy aria-hidden size={16} strokeWidth={1.6} />
      {t.copy}
    </Button>
  );
}
