import { persistedText } from '../../../persisted.ts';

/**
 * The Moon sign selected by the visitor, by its name in requests; readers of the value validate it.
 */
export const ownSign = persistedText('moon_sign');
