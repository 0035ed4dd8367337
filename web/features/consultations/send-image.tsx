import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { ChatAction } from './chat-action.tsx';

/** A button that selects an image from the device and sends it. */
export function SendImage({ onShow }: { onShow: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const { send, busy } = useCall({
    call: onShow,
    onFailed: (error) =>
      toast({
        kind: 'error',
        title: isCallError(error) ? error.title : t.notSent,
        description: isCallError(error) ? error.message : controls.unknownError,
      }),
  });
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
          if (file) send(file);
        }}
      />
      <ChatAction
        Icon={ImagePlus}
        label={t.sendImage}
        busy={busy}
        onPress={() => input.current?.click()}
      />
    </>
  );
}
