import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { has: boolean; busy: boolean; busyLabel: string; onFile: (file: File) => void };

/** Selects an image from the computer; the same file can be selected again. */
export function ImageFileButton({ has, busy, busyLabel, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label={t.pictureFile}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button
        kind="second"
        size="s"
        busy={busy}
        busyLabel={busyLabel}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden size={18} strokeWidth={1.6} />
        {has ? t.chooseAnother : t.choosePicture}
      </Button>
    </>
  );
}
