import type { KundliRequest, MatchRequest } from '@jyotiratna/contract';

let last: KundliRequest | null = null;
let lastBirths: MatchRequest | null = null;

/**
 * Caches birth details in memory, for the way back from a remedy or the login. They are never in a
 * URL.
 */
export function rememberBirth(birth: KundliRequest): void {
  last = birth;
}

export function lastBirth(): KundliRequest | null {
  return last;
}

/** Caches the birth details of a match in memory. */
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
