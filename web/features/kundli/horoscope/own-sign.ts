import { persistedText } from '../../../persisted.ts';

/**
 * The visitor's Moon sign selected here, by its name in requests; validated by its reader against
 * the signs.
 */
export const ownSign = persistedText('moon_sign');
