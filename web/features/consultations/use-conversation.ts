import type { Consultation, MessageDraft } from '@jyotiratna/contract';
import { pollConsultation, sendConsultationImage } from '@jyotiratna/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { type Frame, openConnection, type SessionConnection } from './open-connection.ts';
import { pendingActions } from './pending-actions.ts';
import { lastWithoutGap } from './session-log.ts';
import { useSessionLog } from './use-session-log.ts';
import { useTyping } from './use-typing.ts';

/** Poll interval in ms while the WebSocket is down. */
const pollMs = 3_000;
/** While the WebSocket is up, only every n-th poll fetches missed messages. */
const upEvery = 4;

/** Timeout of a poll in ms. */
const pollTimeoutMs = 8_000;

/**
 * A session as reported by the server, with the time of the report (ms of `performance.now()`),
 * from which the clock advances.
 */
export type TimedConsultation = { consultation: Consultation; at: number };

/** One session: its messages, its clock and the connection that updates both. */
export function useConversation(id: string) {
  const [timed, setTimed] = useState<TimedConsultation | null>(null);
  const [up, setUp] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const { log, current, take, add, refuse: reject, post } = useSessionLog(id);
  const { otherTypes, hear: onTyping, notify: notifyTyping } = useTyping();
  const queries = useQueryClient();
  const line = useRef<SessionConnection | null>(null);
  /** The time of the last frame from the server, ms of `performance.now()`. */
  const receivedAt = useRef(0);
  const polling = useRef(false);

  const learn = useCallback((consultation: Consultation) => {
    receivedAt.current = performance.now();
    setTimed({ consultation, at: receivedAt.current });
  }, []);

  const hear = useCallback(
    (frame: Frame) => {
      if (frame.type === 'consultation' || frame.type === 'joined') {
        if (frame.consultation.id !== id) return;
        learn(frame.consultation);
        if (frame.type === 'joined') take(frame.messages);
        return;
      }
      if (frame.id !== id) return;
      if (frame.type === 'messages') {
        take(frame.messages);
        onTyping(false);
      }
      if (frame.type === 'sent') take([frame.message]);
      if (frame.type === 'refused' && frame.code !== 'too_many_attempts') reject(frame.clientId);
      if (frame.type === 'typing') onTyping(true);
    },
    [id, learn, take, reject, onTyping],
  );

  /** The fallback for the WebSocket while it is down. */
  const poll = useCallback(async () => {
    if (polling.current) return;
    polling.current = true;
    for (const one of current.current.pending) if (!one.refused) await post(one);
    try {
      const after = String(lastWithoutGap(current.current));
      const read = document.visibilityState === 'visible' ? after : '0';
      const signal = AbortSignal.timeout(pollTimeoutMs);
      const reply = await api(
        pollConsultation,
        { params: { id }, query: { after, read } },
        { signal },
      );
      learn(reply.consultation);
      pendingActions.retry();
      take(reply.messages);
      setError(null);
    } catch (cause) {
      setError(cause);
      // The login session has expired: the page's guard requires a new login.
      if (isCallError(cause) && cause.status === 401)
        await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } finally {
      polling.current = false;
    }
  }, [id, current, learn, take, post, queries]);

  useEffect(() => {
    const join = (to: SessionConnection) =>
      to.send({ type: 'join', id, after: lastWithoutGap(current.current) });
    const resend = (to: SessionConnection) => {
      for (const { clientId, content, refused: rejected } of current.current.pending)
        if (!rejected) to.send({ type: 'send', id, clientId, content });
    };
    const opened = openConnection({
      onUp: (now) => {
        setUp(true);
        pendingActions.retry();
        join(now);
        resend(now);
      },
      onDown: () => {
        setUp(false);
        void poll();
      },
      onFrame: hear,
      onActivity: () => {
        receivedAt.current = performance.now();
      },
    });
    line.current = opened;
    let polls = 0;
    const check = () => {
      polls += 1;
      if (!opened.isUp()) void poll();
      else if (polls % upEvery === 0 && join(opened)) resend(opened);
    };
    check();
    const timer = setInterval(check, pollMs);
    return () => {
      clearInterval(timer);
      opened.close();
    };
  }, [id, current, hear, poll]);

  useNotifySeen(line, id, lastWithoutGap(log));

  return {
    timed,
    log,
    up,
    heardAt: receivedAt,
    otherTypes,
    error,
    learn,
    sendMessage(content: MessageDraft) {
      const one = { clientId: crypto.randomUUID(), content };
      add(one);
      if (!line.current?.send({ type: 'send', id, ...one })) void post(one);
    },
    /** Sends an image; rejects if the server rejects it. */
    async show(file: File) {
      const body = new FormData();
      body.set('clientId', crypto.randomUUID());
      body.set('picture', file);
      const { message } = await api(sendConsultationImage, { params: { id }, body });
      take([message]);
    },
    type: () => notifyTyping(() => void line.current?.send({ type: 'typing', id })),
  };
}

/**
 * Notifies the other participant that messages were delivered, and that they were read while the
 * page is visible.
 */
function useNotifySeen(line: RefObject<SessionConnection | null>, id: string, last: number): void {
  useEffect(() => {
    if (last === 0) return;
    const notify = () => {
      const read = document.visibilityState === 'visible' ? last : 0;
      line.current?.send({ type: 'seen', id, delivered: last, read });
    };
    notify();
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [line, id, last]);
}
