import { persisted } from '../../persisted.ts';
import { chatDraftKey } from '../../session/stored-keys.ts';
import type { PendingMessage } from './session-log.ts';

/** The text being typed in a session, and its messages that the server has not confirmed. */
type ChatDraft = { id: string; text: string; pending: readonly PendingMessage[] };

const stored = persisted<ChatDraft>(chatDraftKey, parse, { tab: true });

function parse(value: unknown): ChatDraft | null {
  const { id, text, pending } = Object(value) as Partial<ChatDraft>;
  const isDraft = typeof id === 'string' && typeof text === 'string' && Array.isArray(pending);
  return isDraft ? { id, text, pending: pending.filter(isPending) } : null;
}

const isPending = (value: unknown): value is PendingMessage => {
  const { clientId, content } = Object(value) as Partial<PendingMessage>;
  return typeof clientId === 'string' && typeof Object(content).kind === 'string';
};

/** The input of a session stored in this tab, so that a reload loses nothing. */
export function readChatDraft(id: string): ChatDraft {
  const draft = stored.read();
  return draft?.id === id ? draft : { id, text: '', pending: [] };
}

export function saveChatDraft(id: string, patch: Partial<Omit<ChatDraft, 'id'>>): void {
  const draft = { ...readChatDraft(id), ...patch };
  stored.write(draft.text !== '' || draft.pending.length > 0 ? draft : null);
}
