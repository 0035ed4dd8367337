import { consultationLimits, type MessageDraft } from '@jyotiratna/contract';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { Button } from '../../ui/button.tsx';
import { readChatDraft, saveChatDraft } from './chat-draft.ts';
import { ContactWarning } from './contact-warning.tsx';

type Props = {
  /** The session's id. */
  of: string;
  onSay: (content: MessageDraft) => void;
  onType: () => void;
  /** Buttons for other kinds of messages, before the text box. */
  actions: ReactNode;
};

/** The text box for messages: Enter sends, Shift+Enter inserts a line break. */
export function Composer({ of: session, onSay: onSend, onType, actions }: Props) {
  const id = useId();
  const [text, setText] = useState(() => readChatDraft(session).text);
  const change = (next: string) => {
    setText(next);
    saveChatDraft(session, { text: next });
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSend({ kind: 'text', text: trimmed });
    change('');
  };
  return (
    <div className="grid gap-2">
      <ContactWarning text={text} />
      <form onSubmit={submit} className="flex items-end gap-1 sm:gap-2">
        {actions}
        <div className="min-w-0 grow">
          <label htmlFor={id} className="sr-only">
            {t.write}
          </label>
          <textarea
            id={id}
            rows={1}
            value={text}
            maxLength={consultationLimits.textLength}
            placeholder={t.write}
            className="field-sizing-content block max-h-32 min-h-12 w-full resize-none rounded-md border border-marble-500 bg-marble-0 px-3.5 py-3 text-ink-900 placeholder:text-ink-600"
            onChange={(event) => {
              change(event.target.value);
              onType();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
          />
        </div>
        <Button type="submit" className="ml-1 px-4">
          <Send aria-hidden size={20} strokeWidth={1.6} />
          <span className="max-sm:sr-only">{t.send}</span>
        </Button>
      </form>
    </div>
  );
}
