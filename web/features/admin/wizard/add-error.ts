import { wizard as t } from '#messages/admin/wizard.ts';
import { isCallError } from '../../../is-call-error.ts';

/**
 * The message of a failed creation: the default text, the server's error field, then ': ' and its
 * details. A response without details is described by its message and its field errors.
 */
export function addError(error: unknown): string {
  if (!isCallError(error)) return t.failedAddProduct;
  if (error.status === 401) return t.notAuthorizedLogin;
  if (error.status === 403) return t.accessDeniedAdmin;
  const details = error.details ?? [error.message, ...Object.values(error.fields)].join(' ');
  return t.failedToAddProduct(error.title, details);
}
