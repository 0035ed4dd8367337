import { ImagePlus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { Button } from '../../../ui/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel'> & {
  has: boolean;
  onFile: (file: File) => void;
};

/** A button that selects an image from the computer; the same file can be selected again. */
export function ImageFileButton({ has, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label={t.imageFile}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button {...button} kind="second" size="s" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden size={18} strokeWidth={1.6} />
        {has ? t.chooseAnother : t.chooseImage}
      </Button>
    </>
  );
}
