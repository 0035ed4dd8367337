import { persistedText } from '../../persisted.ts';
import { storedPinKey } from '../../session/stored-keys.ts';

/**
 * The PIN code for delivery estimates; stored only in the browser, until it is replaced or until a
 * logout.
 */
export const storedPin = persistedText(storedPinKey, /^\d{6}$/);
