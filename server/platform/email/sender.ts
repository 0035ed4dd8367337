import { type Locale, localePath } from '@jyotiratna/contract';
import type { Env } from '../env.ts';
import { publicUrl } from '../public-url.ts';
import type { Sender } from './email.ts';

/** The sender's name in the reader's language. */
export function senderOf(env: Env, locale: Locale): Sender {
  return {
    name: 'Jyotiratna',
    url: `${publicUrl(env)}${localePath(locale, '')}`,
    legalName: env.COMPANY_NAME,
    address: env.COMPANY_ADDRESS,
    email: env.COMPANY_EMAIL,
  };
}
