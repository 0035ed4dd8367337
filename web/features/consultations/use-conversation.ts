import type { Consultation, MessageDraft, SocketOut } from '@jyotiratna/contract';
import { pollConsultation, sendConsultationMessage, sendConsultationPicture } from '@jyotiratna/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isCallError } from '../../is-call-error.ts';
import { sessionQuery } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { type Line, openLine } from './open-line.ts';
import { emptyLog, lastWithoutGap, type Pending, receive, type SessionLog } from './session-log.ts';

/** Ms between looks by polling, while the line is down. */
const lookMs = 3_000;
/** While it is up, only each of so many looks asks what it has missed. */
const upEvery = 4;
/** How long 'is writing' stands, and how often it is said, in ms. */
const typingMs = 4_000;

/** A session as the shop told of it, and when: its clock goes on from there. */
export type Told = { consultation: Consultation; at: number };

/** One session: its messages, its clock and the connection that brings both. */
export function useConversation(id: string) {
  const [told, setTold] = useState<Told | null>(null);
  const [log, setLog] = useState<SessionLog>(emptyLog);
  const [up, setUp] = useState(true);
  const [otherTypes, setOtherTypes] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const queries = useQueryClient();
  const line = useRef<Line | null>(null);
  const current = useRef(log);
  current.current = log;

  const learn = useCallback((consultation: Consultation) => setTold({ consultation, at: Date.now() }), []);

  const refuse = useCallback(
    (clientId: string | null) =>
      setLog((before) => ({
        ...before,
        pending: before.pending.map((one) => (one.clientId === clientId ? { ...one, refused: true } : one)),
      })),
    [],
  );
  const post = useCallback(
    async ({ clientId, content }: Pending) => {
      try {
        const { message } = await shop(sendConsultationMessage, { params: { id }, body: { clientId, content } });
        setLog((before) => receive(before, [message]));
      } catch (cause) {
        // Without an answer it stays on its way, and goes out with the next look.
        if (isCallError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 429) refuse(clientId);
      }
    },
    [id, refuse],
  );
  useEffect(() => {
    let typing: ReturnType<typeof setTimeout> | undefined;
    const join = (to: Line) => to.send({ type: 'join', id, after: lastWithoutGap(current.current) });
    const resend = (to: Line) => {
      for (const { clientId, content, refused } of current.current.pending)
        if (!refused) to.send({ type: 'send', id, clientId, content });
    };
    function onFrame(frame: SocketOut) {
      if (frame.type === 'consultation' || frame.type === 'joined') {
        if (frame.consultation.id !== id) return;
        learn(frame.consultation);
        if (frame.type === 'joined') setLog((before) => receive(before, frame.messages));
        return;
      }
      if (frame.id !== id) return;
      if (frame.type === 'messages') setLog((before) => receive(before, frame.messages));
      if (frame.type === 'sent') setLog((before) => receive(before, [frame.message]));
      if (frame.type === 'messages') setOtherTypes(false);
      if (frame.type === 'refused' && frame.code !== 'too_many_attempts') refuse(frame.clientId);
      if (frame.type !== 'typing') return;
      setOtherTypes(true);
      clearTimeout(typing);
      typing = setTimeout(() => setOtherTypes(false), typingMs);
    }
    const opened = openLine({
      onUp: (now) => {
        setUp(true);
        join(now);
        resend(now);
      },
      onDown: () => setUp(false),
      onFrame,
    });
    line.current = opened;
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (opened.isUp()) return void (looks % upEvery === 0 && join(opened) && resend(opened));
      for (const one of current.current.pending) if (!one.refused) await post(one);
      try {
        const after = String(lastWithoutGap(current.current));
        const read = document.visibilityState === 'visible' ? after : '0';
        const reply = await shop(pollConsultation, { params: { id }, query: { after, read } });
        learn(reply.consultation);
        setLog((before) => receive(before, reply.messages));
        setError(null);
      } catch (cause) {
        setError(cause);
        // The login has ended: the page's guard asks for it again.
        if (isCallError(cause) && cause.status === 401)
          await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }
    };
    void look();
    const timer = setInterval(look, lookMs);
    return () => {
      clearInterval(timer);
      clearTimeout(typing);
      opened.close();
    };
  }, [id, learn, post, refuse, queries]);

  // What stands here is read where the page is looked at.
  const last = lastWithoutGap(log);
  useEffect(() => {
    if (last === 0) return;
    const tell = () => {
      const read = document.visibilityState === 'visible' ? last : 0;
      line.current?.send({ type: 'seen', id, delivered: last, read });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, last]);

  const toldTyping = useRef(0);
  return {
    told,
    log,
    up,
    otherTypes,
    error,
    learn,
    say(content: MessageDraft) {
      const one = { clientId: crypto.randomUUID(), content };
      setLog((before) => ({ ...before, pending: [...before.pending, one] }));
      if (!line.current?.send({ type: 'send', id, ...one })) void post(one);
    },
    /** Sends a picture; refused where the shop does not take it. */
    async show(file: File) {
      const body = new FormData();
      body.set('clientId', crypto.randomUUID());
      body.set('picture', file);
      const { message } = await shop(sendConsultationPicture, { params: { id }, body });
      setLog((before) => receive(before, [message]));
    },
    type() {
      if (Date.now() - toldTyping.current < typingMs / 2) return;
      toldTyping.current = Date.now();
      line.current?.send({ type: 'typing', id });
    },
  };
}
