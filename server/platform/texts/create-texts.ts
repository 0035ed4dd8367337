import path from 'node:path';
import type { Env } from '../env.ts';
import { createFileTexts } from './file-texts.ts';
import type { Texts } from './text.ts';

/** What carries short messages; null where none are sent. */
export function createTexts({ TEXT_MESSAGES, DATA_DIR }: Pick<Env, 'TEXT_MESSAGES' | 'DATA_DIR'>): Texts | null {
  return TEXT_MESSAGES === 'file' ? createFileTexts(path.join(DATA_DIR, 'mail')) : null;
}
