import { readIssue, type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import { z } from 'zod';
import type { Confirmed, PaymentProvider } from '../platform/payment-providers/provider.ts';
import { everyProvider, type Providers } from '../platform/payment-providers/providers.ts';

export type Genuine = Confirmed & { provider: PaymentProvider };

/**
 * What the browser's callback vouches for, by the provider whose fields it has: the chosen one or, on pages that were open
 * while the provider changed, a former one. Null where the signature is not the provider's.
 * @param fields what verify was sent beside the shop's own fields
 * @throws ShopError invalid_input for fields that are missing, unknown or of another kind
 */
export function readCallback(providers: Providers, fields: Readonly<Record<string, unknown>>): Genuine | null {
  const all = everyProvider(providers);
  const provider = all.find(({ callback }) => Object.keys(callback).some((name) => name in fields)) ?? all[0];
  if (!provider) return null;
  const { error } = z.strictObject(provider.callback).safeParse(fields);
  if (error) throw refusal(error.issues);
  const confirmed = provider.confirm(fields);
  return confirmed && { ...confirmed, provider };
}

function refusal(issues: readonly z.core.$ZodIssue[]): ShopError {
  // Without a prototype: a field may be called __proto__.
  const fields: Record<string, Sentence> = Object.create(null);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] = sentence('field_unknown');
    else fields[issue.path.join('.')] = readIssue(issue.message);
  }
  const [message = sentence('value_invalid')] = Object.values(fields);
  return new ShopError('invalid_input', { fields, message });
}
