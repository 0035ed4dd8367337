import { CallError } from '@jyotiratna/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, createPendingActions } from './pending-actions.ts';

const unreachable = new CallError(0, {});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an action without a connection', () => {
  it.each([
    ['cannot be sent', async () => Promise.reject(unreachable)],
    ['gets no answer', (signal: AbortSignal) => hang(signal)],
    ['meets a busy shop', async () => Promise.reject(new CallError(503, {}))],
    ['is sent too often', async () => Promise.reject(new CallError(429, {}))],
  ])('that %s waits, is attempted again, and is done once', async (_, fail: Attempt) => {
    const actions = createPendingActions();
    const states: string[] = [];
    actions.subscribe(() => states.push(actions.stateOf('end')));
    const call = vi.fn(fail);
    const done = actions.run('end', call);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(actions.stateOf('end')).toBe('waiting');
    expect(call.mock.calls.length).toBeGreaterThanOrEqual(3);
    call.mockResolvedValue(undefined);
    await vi.advanceTimersByTimeAsync(12_000);
    await done;
    expect(actions.stateOf('end')).toBe('idle');
    expect(states[0]).toBe('sending');
    expect(states.at(-1)).toBe('idle');
    const { length } = call.mock.calls;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(length);
  });

  it('is attempted at once when the connection is back', async () => {
    const actions = createPendingActions();
    const call = vi.fn<Attempt>().mockRejectedValueOnce(unreachable).mockResolvedValue(undefined);
    const done = actions.run('rate', call);
    await vi.advanceTimersByTimeAsync(0);
    actions.retry();
    await done;
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is not retried after a rejection by the server, which is reported', async () => {
    const actions = createPendingActions();
    const call = vi
      .fn<Attempt>()
      .mockRejectedValue(new CallError(409, { code: 'consultation_state' }));
    await expect(actions.run('rate', call)).rejects.toMatchObject({ code: 'consultation_state' });
    expect(actions.stateOf('rate')).toBe('idle');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is replaced by a later one of the same key, and by no other', async () => {
    const actions = createPendingActions();
    const [on, other] = [vi.fn<Attempt>(), vi.fn<Attempt>()];
    for (const call of [on, other]) call.mockRejectedValue(unreachable);
    const first = actions.run('switch', on);
    void actions.run('end', other);
    await vi.advanceTimersByTimeAsync(0);
    await actions.run('switch', async () => {});
    await first;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(on).toHaveBeenCalledOnce();
    expect(other.mock.calls.length).toBeGreaterThan(2);
  });
});

function hang(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
