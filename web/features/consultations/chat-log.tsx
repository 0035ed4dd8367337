import type { Consultation, ConsultationMessage } from '@jyotiratna/contract';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { formatOrderDay } from '../orders/dates.ts';
import { MessageItem } from './message-item.tsx';
import type { SessionLog } from './session-log.ts';

type Props = {
  consultation: Consultation;
  log: SessionLog;
  /** The name of the participant who is typing; null for none. */
  typing: string | null;
  /** Content after the last message. */
  children?: ReactNode;
};

/** Distance from the end, in px, within which the log scrolls to new messages. */
const nearEnd = 80;

/** The messages in order, by day; scrolls automatically to new ones. */
export function ChatLog({ consultation, log: { messages, pending }, typing, children }: Props) {
  const list = useRef<HTMLElement>(null);
  /** False while the user reads previous messages: then the log does not scroll. */
  const atEnd = useRef(true);
  const count = messages.length + pending.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    const scroll = () => {
      if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
    };
    scroll();
    // An opened on-screen keyboard reduces the height.
    window.visualViewport?.addEventListener('resize', scroll);
    return () => window.visualViewport?.removeEventListener('resize', scroll);
  }, [count, typing]);
  // A message sent by this user scrolls the log to its end.
  useEffect(() => {
    if (pending.length === 0 || !list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
  }, [pending.length]);
  const isOpen = consultation.status === 'accepted' || consultation.status === 'running';
  return (
    <section
      ref={list}
      aria-label={t.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: someone without a mouse scrolls by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4"
    >
      {consultation.question !== '' && (
        <p className="mb-3 rounded-md border border-line bg-gulabi-50 px-4 py-2.5 wrap-anywhere">
          <span className="block text-small text-text-2">{t.question}</span>
          {consultation.question}
        </p>
      )}
      {/* Screen readers announce new messages once: not changes of their marks, and not pending ones. */}
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t.conversation}>
        <ol className="grid gap-3">
          {messages.map((message, at) => (
            <Fragment key={message.seq}>
              {startsDay(messages, at) && <DayLine at={message.at} />}
              <MessageItem message={message} consultation={consultation} />
            </Fragment>
          ))}
        </ol>
      </div>
      <Pending pending={pending} />
      {count === 0 && isOpen && <p className="text-text-2">{t.empty}</p>}
      {typing && <p className="mt-3 text-small text-text-2">{t.typing(typing)}</p>}
      {children}
    </section>
  );
}

/** Whether a message is the first of its day in India. */
function startsDay(messages: readonly ConsultationMessage[], at: number): boolean {
  const [before, now] = [messages[at - 1], messages[at]];
  return now !== undefined && (!before || formatOrderDay(before.at) !== formatOrderDay(now.at));
}

function DayLine({ at }: { at: string }) {
  const day = formatOrderDay(at);
  const isToday = day === formatOrderDay(new Date().toISOString());
  return (
    <li className="figures flex items-center gap-3 text-small text-text-2">
      <span aria-hidden className="h-px grow bg-line" />
      <time dateTime={at.slice(0, 10)}>{isToday ? t.today : day}</time>
      <span aria-hidden className="h-px grow bg-line" />
    </li>
  );
}

/** Messages that are being sent, or were rejected. */
function Pending({ pending }: Pick<SessionLog, 'pending'>) {
  if (pending.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-3">
      {pending.map(({ clientId, content, refused: rejected }) => (
        <li key={clientId} className="flex flex-col items-end">
          <p className="max-w-[88%] rounded-md bg-mayur-50 px-4 py-2.5 whitespace-pre-wrap wrap-anywhere text-text-2">
            {content.kind === 'text' ? content.text : '…'}
          </p>
          <p
            role={rejected ? 'alert' : undefined}
            className={`text-small ${rejected ? 'text-sindoor-700' : 'text-text-2'}`}
          >
            {rejected ? t.notSent : t.sending}
          </p>
        </li>
      ))}
    </ol>
  );
}
