import type { ClaimName, PublicConfig } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The figures of the permitted claims, in the language of these pages; other claims are absent. */
export type ClaimStats = Partial<Record<ClaimName, string>>;

export function claimStats(claims: PublicConfig['claims']): ClaimStats {
  const values = Object.entries(claims).flatMap(([name, claim]) =>
    claim ? [[name, claim[language.data]]] : [],
  );
  return Object.fromEntries(values);
}
