import type { KundliRequest } from '@jyotiratna/contract';

let last: KundliRequest | null = null;

/** Keeps a birth in memory, for someone who goes to a remedy or to the login and comes back. Never in an address. */
export function rememberBirth(birth: KundliRequest): void {
  last = birth;
}

export function lastBirth(): KundliRequest | null {
  return last;
}

export function forgetBirth(): void {
  last = null;
}
