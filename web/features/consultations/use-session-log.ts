import type { ConsultationMessage } from '@jyotiratna/contract';
import { sendConsultationMessage } from '@jyotiratna/contract/consultations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { readChatDraft, saveChatDraft } from './chat-draft.ts';
import { emptyLog, mergeMessages, type PendingMessage, type SessionLog } from './session-log.ts';

/** Timeout of sending a message, in ms. */
const sendTimeoutMs = 8_000;

/** A session's messages, with sending and retrying of pending ones, also after a reload. */
export function useSessionLog(id: string) {
  const [log, setLog] = useState<SessionLog>(() => ({
    ...emptyLog,
    pending: readChatDraft(id).pending,
  }));
  /** The log of the last render, for callbacks that outlive the render. */
  const current = useRef(log);
  current.current = log;
  const { pending } = log;
  useEffect(() => saveChatDraft(id, { pending }), [id, pending]);

  const take = useCallback(
    (came: readonly ConsultationMessage[]) => setLog((before) => mergeMessages(before, came)),
    [],
  );
  const add = useCallback(
    (one: PendingMessage) => setLog((before) => ({ ...before, pending: [...before.pending, one] })),
    [],
  );
  const reject = useCallback(
    (clientId: string | null) =>
      setLog((before) => ({
        ...before,
        pending: before.pending.map((one) =>
          one.clientId === clientId ? { ...one, refused: true } : one,
        ),
      })),
    [],
  );
  /** Sends a message by HTTP. */
  const post = useCallback(
    async ({ clientId, content }: PendingMessage) => {
      try {
        const signal = AbortSignal.timeout(sendTimeoutMs);
        const body = { clientId, content };
        const { message } = await api(
          sendConsultationMessage,
          { params: { id }, body },
          { signal },
        );
        take([message]);
      } catch (cause) {
        // Without a response the message stays pending, and is retried with the next poll.
        if (isCallError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429)
          reject(clientId);
      }
    },
    [id, take, reject],
  );
  return { log, current, take, add, refuse: reject, post };
}
