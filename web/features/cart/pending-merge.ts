import { persistedText } from '../../persisted.ts';

/**
 * The key of the latest merge of the guest's lines without a response, a space, and the lines as
 * JSON.
 */
export const pendingMerge = persistedText('local_cart_merge', /^\S+ \[/);
