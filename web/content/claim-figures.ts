import type { ClaimName, PublicConfig } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The figures of the claims that the shop may make, in the language of these pages; the others are absent. */
export type ClaimFigures = Partial<Record<ClaimName, string>>;

export function claimFigures(claims: PublicConfig['claims']): ClaimFigures {
  const figures = Object.entries(claims).flatMap(([name, figure]) => (figure ? [[name, figure[language.data]]] : []));
  return Object.fromEntries(figures);
}
