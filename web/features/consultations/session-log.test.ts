import type { ConsultationMessage } from '@jyotiratna/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyLog, lastWithoutGap, mergeMessages } from './session-log.ts';

const message = (seq: number): ConsultationMessage => ({
  seq,
  clientId: `client-${seq}`,
  sender: 'customer',
  content: { kind: 'text', text: String(seq) },
  at: '2026-11-22T10:00:00.000Z',
});

it('duplicate, late or reordered messages appear once, in the order of the server', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 12 }),
      (parcels) => {
        const log = parcels.reduce(
          (before, seqs) => mergeMessages(before, seqs.map(message)),
          emptyLog,
        );
        const seqs = [...new Set(parcels.flat())].sort((one, other) => one - other);
        expect(log.messages.map(({ seq }) => seq)).toEqual(seqs);
        const gap = seqs.findIndex((seq, at) => seq !== at + 1);
        expect(lastWithoutGap(log)).toBe(gap === -1 ? seqs.length : gap);
      },
    ),
  );
});

it('a pending message is confirmed once the server has it', () => {
  const queued = {
    messages: [],
    pending: [{ clientId: 'client-1', content: { kind: 'text' as const, text: '1' } }],
  };
  expect(mergeMessages(queued, [message(1)])).toEqual({ messages: [message(1)], pending: [] });
});
