import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatDraftKey } from '../../session/stored-keys.ts';
import { readChatDraft, saveChatDraft } from './chat-draft.ts';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

const pending = [{ clientId: 'one', content: { kind: 'text' as const, text: 'Namaste' } }];

it('text and unconfirmed messages of a session survive a reload', () => {
  saveChatDraft('con_1', { text: 'When' });
  saveChatDraft('con_1', { pending });
  expect(readChatDraft('con_1')).toEqual({ id: 'con_1', text: 'When', pending });
});

it('another session starts empty', () => {
  saveChatDraft('con_1', { text: 'When', pending });
  expect(readChatDraft('con_2')).toEqual({ id: 'con_2', text: '', pending: [] });
});

it('nothing is stored once everything is sent', () => {
  saveChatDraft('con_1', { text: 'When', pending });
  saveChatDraft('con_1', { text: '', pending: [] });
  expect(stored.size).toBe(0);
});

it.each(['no json', '{"id":1}', '{"id":"con_1","text":"","pending":[{"clientId":7}]}'])(
  'reads %s as empty',
  (text) => {
    stored.set(chatDraftKey, text);
    expect(readChatDraft('con_1').pending).toEqual([]);
  },
);
