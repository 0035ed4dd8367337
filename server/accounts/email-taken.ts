import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';

/** The error for an address that already has an account, displayed next to its input field. */
export function emailInUse(message: ErrorMessage = errorMessage('email_taken')): ShopError {
  return new ShopError('email_taken', { message, fields: { email: message } });
}
