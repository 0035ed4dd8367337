import { describe, expect, it } from 'vitest';
import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import { errorStatus, matchRefund } from './match-refund.ts';
import type { RefundRow } from './queries.ts';

const row = (key: string, status: RefundRow['status'], gatewayRefundId: string | null): RefundRow =>
  ({ key, status, gatewayRefundId, amountPaise: 5000 }) as RefundRow;
const listed = (id: string, status: ProviderRefund['status']): ProviderRefund =>
  ({ id, status, paymentId: 'pay_1', amountPaise: 5000 }) as ProviderRefund;

describe('a refund at the provider', () => {
  it('belongs to the refund that has its id, whatever its state', () => {
    const rows = [row('a', 'failed', 'rfnd_1'), row('b', 'queued', null)];
    expect(matchRefund({ id: 'rfnd_1' }, rows)).toEqual({ kind: 'ours', refund: rows[0] });
  });

  it.each(['queued', 'pending'] as const)(
    'of an unknown id is deferred while a %s one has no id',
    (status) => {
      expect(matchRefund({ id: 'rfnd_2' }, [row('a', status, null)])).toEqual({ kind: 'wait' });
    },
  );

  it('of an unknown id was made there once every refund has its id or its end', () => {
    const rows = [
      row('a', 'pending', 'rfnd_1'),
      row('b', 'failed', null),
      row('c', 'processed', null),
    ];
    expect(matchRefund({ id: 'rfnd_2' }, rows)).toEqual({ kind: 'foreign' });
  });
});

describe('a refund rejected by the provider', () => {
  it('has failed although another refund of the same amount went through', () => {
    expect(errorStatus(row('a', 'queued', null), [listed('rfnd_2', 'processed')])).toBe('failed');
    expect(errorStatus(row('a', 'pending', 'rfnd_1'), [listed('rfnd_2', 'processed')])).toBe(
      'failed',
    );
  });

  it('has the state that the provider lists under its id', () => {
    expect(errorStatus(row('a', 'pending', 'rfnd_1'), [listed('rfnd_1', 'processed')])).toBe(
      'processed',
    );
  });
});
