import { number } from './variable.ts';

/** How long a purchase can be returned: days from the delivery, and the store credit for a set stone in percent. */
export const returnVariables = {
  RETURN_DAYS: number(1, 365).default(30),
  RETURN_DAYS_STONE: number(1, 365).default(10),
  RETURN_DAYS_SET: number(0, 365).default(0),
  RETURN_DAYS_FAULTY: number(1, 365).default(30),
  RETURN_SET_PERCENT: number(1, 100).default(100),
};
