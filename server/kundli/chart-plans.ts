import type { AdvancedReply } from '@jyotiratna/contract';
import { CHART_PLANS } from '@jyotiratna/jyotish';

/** The layouts of chart drawings in the contract's type, whose arrays are mutable. */
export const PLANS = structuredClone(CHART_PLANS) as AdvancedReply['plans'];
