import { type Sentence, ShopError, sentence } from '@jyotiratna/contract';

/** The rejection of an address that has an account, said next to the field where it was typed. */
export function emailTaken(message: Sentence = sentence('email_taken')): ShopError {
  return new ShopError('email_taken', { message, fields: { email: message } });
}
