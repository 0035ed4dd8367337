import type { Locale } from '@jyotiratna/contract';
import { en } from './en.ts';
import { hi } from './hi.ts';

export type MailWords = typeof en;

/** The words of all messages, a file for each language. */
export const mailWords: Readonly<Record<Locale, MailWords>> = { en, hi };
