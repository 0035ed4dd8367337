import { numberVariable } from './variable.ts';

/** The return period in days from delivery, and the store credit for set stones in percent. */
export const returnVariables = {
  RETURN_DAYS: numberVariable(1, 365).default(30),
  RETURN_DAYS_STONE: numberVariable(1, 365).default(10),
  RETURN_DAYS_SET: numberVariable(0, 365).default(0),
  RETURN_DAYS_FAULTY: numberVariable(1, 365).default(30),
  RETURN_SET_PERCENT: numberVariable(1, 100).default(100),
};
