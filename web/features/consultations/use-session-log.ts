import type { ConsultationMessage } from '@jyotiratna/contract';
import { sendConsultationMessage } from '@jyotiratna/contract/consultations';
import { useCallback, useRef, useState } from 'react';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { emptyLog, type Pending, receive, type SessionLog } from './session-log.ts';

/** Ms for the reply to one message. */
const sendTimeoutMs = 8_000;

/** A session's messages, and how those that are still on their way go out or come back. */
export function useSessionLog(id: string) {
  const [log, setLog] = useState<SessionLog>(emptyLog);
  /** The log of the last render, for what lives longer than one. */
  const current = useRef(log);
  current.current = log;

  const take = useCallback((came: readonly ConsultationMessage[]) => setLog((before) => receive(before, came)), []);
  const add = useCallback((one: Pending) => setLog((before) => ({ ...before, pending: [...before.pending, one] })), []);
  const refuse = useCallback(
    (clientId: string | null) =>
      setLog((before) => ({
        ...before,
        pending: before.pending.map((one) => (one.clientId === clientId ? { ...one, refused: true } : one)),
      })),
    [],
  );
  /** Sends one by HTTP. */
  const post = useCallback(
    async ({ clientId, content }: Pending) => {
      try {
        const signal = AbortSignal.timeout(sendTimeoutMs);
        const body = { clientId, content };
        const { message } = await shop(sendConsultationMessage, { params: { id }, body }, { signal });
        take([message]);
      } catch (cause) {
        // Without an answer it stays on its way, and goes out with the next look.
        if (isCallError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429) refuse(clientId);
      }
    },
    [id, take, refuse],
  );
  return { log, current, take, add, refuse, post };
}
