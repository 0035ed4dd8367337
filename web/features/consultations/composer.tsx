import { consultationLimits, type MessageDraft } from '@jyotiratna/contract';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { Button } from '../../ui/button.tsx';

type Props = { onSay: (content: MessageDraft) => void; onType: () => void; disabled: boolean };

/** Writes a message: Enter sends it, with Shift it is a new line. */
export function Composer({ onSay: onSend, onType, disabled }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const actual = text.trim();
    if (actual === '' || disabled) return;
    onSend({ kind: 'text', text: actual });
    setText('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="grow">
        <label htmlFor={id} className="sr-only">
          {t.write}
        </label>
        <textarea
          id={id}
          rows={1}
          value={text}
          disabled={disabled}
          maxLength={consultationLimits.textLength}
          placeholder={t.write}
          className="field-sizing-content block max-h-40 min-h-12 w-full resize-none rounded-md border border-marble-500 bg-marble-0 px-3.5 py-3 text-ink-900 placeholder:text-ink-600 disabled:bg-marble-100"
          onChange={(event) => {
            setText(event.target.value);
            onType();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
      </div>
      <Button type="submit" disabled={disabled} className="px-4">
        <Send aria-hidden size={20} strokeWidth={1.6} />
        <span className="max-sm:sr-only">{t.send}</span>
      </Button>
    </form>
  );
}
