import { Copy } from 'lucide-react';
import { layout as t } from '#messages/admin/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Copies a text; `done` is the toast after that. */
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
