import { persistedText } from '../../persisted.ts';
import { storedPinKey } from '../../session/stored-keys.ts';

/**
 * The PIN code for delivery estimates; stored in the browser only, until the next one or a logout.
 */
export const storedPin = persistedText(storedPinKey, /^\d{6}$/);
