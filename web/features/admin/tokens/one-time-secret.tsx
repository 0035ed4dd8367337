import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** A secret that the server will not show again. */
export function OneTimeSecret({
  secret,
  copy,
  copied,
}: {
  secret: string;
  copy: string;
  copied: string;
}) {
  const toast = useToast();
  async function write() {
    await navigator.clipboard.writeText(secret);
    toast({ title: copied });
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <code className="rounded-sm border border-dashed border-neel-700 px-2 py-1 font-semibold break-all">
        {secret}
      </code>
      <Button kind="second" size="s" onClick={() => void write()}>
        <Copy aria-hidden size={16} strokeWidth={1.6} />
        {copy}
      </Button>
    </p>
  );
}
