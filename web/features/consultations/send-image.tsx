import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { ChatAction } from './chat-action.tsx';

/** Chooses an image from the device and sends it. */
export function SendImage({ onShow }: { onShow: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    try {
      await onShow(file);
    } catch (error) {
      toast({
        kind: 'error',
        title: isCallError(error) ? error.title : t.notSent,
        description: isCallError(error) ? error.message : controls.unknownError,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t.sendImage}
        className="hidden"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <ChatAction Icon={ImagePlus} label={t.sendImage} busy={busy} onPress={() => input.current?.click()} />
    </>
  );
}
