import { PaymentsError } from '../payments-error.ts';

const patterns = {
  order: /^order_[A-Za-z0-9]{14}$/,
  payment: /^pay_[A-Za-z0-9]{14}$/,
  refund: /^rfnd_[A-Za-z0-9]{14}$/,
};

export type IdKind = keyof typeof patterns;

/** Whether it is a well-formed provider id (`order_`, `pay_` or `rfnd_` and 14 alphanumerics). */
export function isGatewayId(kind: IdKind, id: unknown): id is string {
  return typeof id === 'string' && patterns[kind].test(id);
}

/**
 * Validates an id for use in a URL: an id such as `../orders/x?` would call another resource.
 * @throws PaymentsError `refused`, reason `invalid_id`
 */
export function checkedId(kind: IdKind, id: string): string {
  if (!isGatewayId(kind, id))
    throw new PaymentsError('refused', `Not a ${kind} id`, { reason: 'invalid_id' });
  return id;
}
