import type { ParcelState } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { effectOf } from './parcel-progress.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));
const effect = (
  state: ParcelState,
  minute: number,
  event: ParcelState | null,
  eventMinute: number,
) => effectOf({ state, stateAt: at(minute) }, { state: event, at: at(eventMinute) });

describe('an event of a parcel', () => {
  it('moves the parcel forward, also over stages whose events were lost', () => {
    expect(effect('booked', 1, 'picked_up', 2)).toBe('apply');
    expect(effect('booked', 1, 'delivered', 2)).toBe('apply');
    expect(effect('missed', 1, 'returning', 2)).toBe('apply');
  });

  it('never moves the parcel back, whatever its time', () => {
    expect(effect('returning', 1, 'in_transit', 9)).toBe('ignore');
    expect(effect('in_transit', 1, 'picked_up', 9)).toBe('ignore');
    expect(effect('delivered', 5, 'in_transit', 2)).toBe('ignore');
  });

  it('alternates between attempts by its time', () => {
    expect(effect('missed', 5, 'out_for_delivery', 9)).toBe('apply');
    expect(effect('missed', 5, 'out_for_delivery', 4)).toBe('ignore');
  });

  it('contradicts a parcel that has ended, and leaves its state', () => {
    expect(effect('delivered', 5, 'returned', 9)).toBe('contradicts');
    expect(effect('delivered', 5, 'in_transit', 9)).toBe('contradicts');
    expect(effect('in_transit', 5, 'cancelled', 9)).toBe('contradicts');
    expect(effect('returning', 5, 'delivered', 9)).toBe('contradicts');
  });

  it('changes nothing without a state, or with the same one', () => {
    expect(effect('in_transit', 1, null, 2)).toBe('ignore');
    expect(effect('delivered', 1, 'delivered', 2)).toBe('ignore');
  });
});
