import type { AdvancedReply } from '@jyotiratna/contract';
import { CHART_PLANS } from '@jyotiratna/jyotish';

/** The forms of drawings in the contract's type: its arrays are mutable. */
export const PLANS = structuredClone(CHART_PLANS) as AdvancedReply['plans'];
