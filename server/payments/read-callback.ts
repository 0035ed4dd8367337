import { type ErrorMessage, errorMessage, readIssue, ShopError } from '@jyotiratna/contract';
import { z } from 'zod';
import type { Confirmed, PaymentProvider } from '../platform/payment-providers/provider.ts';
import { everyProvider, type Providers } from '../platform/payment-providers/providers.ts';

export type Genuine = Confirmed & { provider: PaymentProvider };

/**
 * Verifies the signature of the browser's callback and returns its payment, with the provider whose
 * fields it has: the configured one or, on pages opened before a change of providers, a former one.
 * Null for an invalid signature.
 * @param fields the fields of the verify request without the shop's own
 * @throws ShopError invalid_input for missing, unknown or invalid fields
 */
export function readCallback(
  providers: Providers,
  fields: Readonly<Record<string, unknown>>,
): Genuine | null {
  const all = everyProvider(providers);
  const provider =
    all.find(({ callback }) => Object.keys(callback).some((name) => name in fields)) ?? all[0];
  if (!provider) return null;
  const { error } = z.strictObject(provider.callback).safeParse(fields);
  if (error) throw rejection(error.issues);
  const confirmed = provider.confirm(fields);
  return confirmed && { ...confirmed, provider };
}

function rejection(issues: readonly z.core.$ZodIssue[]): ShopError {
  // Without a prototype: a field may be named __proto__.
  const fields: Record<string, ErrorMessage> = Object.create(null);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[key] = errorMessage('field_unknown');
    else fields[issue.path.join('.')] = readIssue(issue.message);
  }
  const [message = errorMessage('value_invalid')] = Object.values(fields);
  return new ShopError('invalid_input', { fields, message });
}
