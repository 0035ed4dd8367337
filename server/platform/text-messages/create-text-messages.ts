import path from 'node:path';
import type { Env } from '../env.ts';
import { createFileMessages } from './file-text-messages.ts';
import type { Messages } from './text.ts';

/** The carrier of short messages; null where they are disabled. */
export function createMessages({ TEXT_MESSAGES, DATA_DIR }: Pick<Env, 'TEXT_MESSAGES' | 'DATA_DIR'>): Messages | null {
  return TEXT_MESSAGES === 'file' ? createFileMessages(path.join(DATA_DIR, 'mail')) : null;
}
