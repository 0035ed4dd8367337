import type { ConsultationMessage, MessageDraft } from '@jyotiratna/contract';

export type PendingMessage = { clientId: string; content: MessageDraft; refused?: boolean };
export type SessionLog = {
  messages: readonly ConsultationMessage[];
  pending: readonly PendingMessage[];
};

export const emptyLog: SessionLog = { messages: [], pending: [] };

/**
 * Merges messages that arrive in any order, including duplicates and late ones: the server's
 * sequence numbers define the order.
 */
export function mergeMessages(log: SessionLog, came: readonly ConsultationMessage[]): SessionLog {
  const existing = new Set(log.messages.map(({ seq }) => seq));
  const fresh = came.filter(({ seq }) => !existing.has(seq) && existing.add(seq));
  if (fresh.length === 0) return log;
  const sent = new Set(fresh.map(({ clientId }) => clientId));
  return {
    messages: [...log.messages, ...fresh].sort((one, other) => one.seq - other.seq),
    pending: log.pending.filter(({ clientId }) => !sent.has(clientId)),
  };
}

/** The last sequence number without a gap: later messages are requested from there. */
export function lastWithoutGap({ messages }: SessionLog): number {
  let last = 0;
  for (const { seq } of messages) {
    if (seq !== last + 1) break;
    last = seq;
  }
  return last;
}
