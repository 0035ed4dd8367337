import { isCallError } from '../../../is-call-error.ts';

/**
 * The message of a rejected creation: the default text, the server's error field, then ': ' and
 * its details. A response without details is explained by its message, and by its errors of
 * single fields.
 */
export function addError(error: unknown): string {
  if (!isCallError(error)) return 'Failed to add product';
  if (error.status === 401) return 'Not authorized (login as admin again)';
  if (error.status === 403) return 'Access denied (admin role required)';
  const details = error.details ?? [error.message, ...Object.values(error.fields)].join(' ');
  return `Failed to add product. ${error.title}: ${details}`;
}
