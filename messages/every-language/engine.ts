import type { Locale } from '@jyotiratna/contract';
import { inEachLocale } from '../in-each-locale.ts';

export type { Need, ReasonKind } from '../en/engine/gems.ts';
export type { PlaceRule } from '../en/engine/mangal.ts';
export type { CountedFrom, KendraFrom, LiftingRight, Link } from '../en/engine/yogas.ts';
export type { Locale };
export type EngineMessages = typeof import('../en/engine/engine.ts').engine;

/** Labels of the kundli engine, in every language. */
export const engineMessages = await inEachLocale<EngineMessages>(
  async (locale) => (await import(`../${locale}/engine/engine.ts`)).engine,
);
