import { Eye } from 'lucide-react';
import { preview } from '#content/preview.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** A note that the page is the preview of a draft. */
export function PreviewNote() {
  return (
    <p
      role="note"
      className="flex items-center justify-center gap-2.5 bg-kesar-100 px-4 py-2 text-small text-kesar-800"
    >
      <Eye aria-hidden size={18} strokeWidth={1.8} className="shrink-0" />
      <span>
        <strong className="font-semibold">{preview.title}:</strong> {preview.note}
      </span>
    </p>
  );
}

/** An error message with a retry button, for a draft that could not be loaded. */
export function PreviewFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="page py-10">
      <h1 className="mb-6 text-heading-m">{preview.title}</h1>
      <Alert tone="error" title={preview.failed}>
        <p>{message}</p>
        <Button kind="second" size="s" className="mt-3" onClick={onRetry}>
          {preview.retry}
        </Button>
      </Alert>
    </div>
  );
}
