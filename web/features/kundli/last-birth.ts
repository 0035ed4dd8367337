import type { KundliRequest, MatchRequest } from '@jyotiratna/contract';

let last: KundliRequest | null = null;
let lastBirths: MatchRequest | null = null;

/**
 * Caches a birth in memory, for a visit to a remedy or to the login and back. Never in an
 * address.
 */
export function rememberBirth(birth: KundliRequest): void {
  last = birth;
}

export function lastBirth(): KundliRequest | null {
  return last;
}

/** The same for two births that were matched. */
export function rememberMatch(births: MatchRequest): void {
  lastBirths = births;
}

export function lastMatch(): MatchRequest | null {
  return lastBirths;
}

export function deleteBirth(): void {
  last = null;
  lastBirths = null;
}
