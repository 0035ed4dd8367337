import { findHealerRates, nameIn } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A healer's name in the page's language: a socket tells it in the account's. */
export function healerWords({ healerId, healerName }: { healerId: string; healerName: string }): string {
  const rates = findHealerRates(healerId);
  return rates ? nameIn(rates, language.code) : healerName;
}
