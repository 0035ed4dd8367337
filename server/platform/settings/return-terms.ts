import type { ReturnTerms } from '@jyotiratna/contract';
import type { Env } from '../env.ts';

/** The return policy from the settings. */
export function returnTerms(env: Env): ReturnTerms {
  return {
    days: {
      standard: env.RETURN_DAYS,
      loose_stone: env.RETURN_DAYS_STONE,
      set_jewellery: env.RETURN_DAYS_SET,
      faulty_only: env.RETURN_DAYS_FAULTY,
    },
    setPercent: env.RETURN_SET_PERCENT,
  };
}
