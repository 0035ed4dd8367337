import { createShop } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { localizedResponse } from './localized-response.ts';

const labels = { error: controls.somethingInvalid, message: controls.unreachable };

/**
 * The shop as the browser reaches it, for personal data and writes. Loaders use `shopContext`
 * instead.
 */
export const shop = createShop(
  (path, init) => fetch(path, init).then(localizedResponse),
  labels,
  language.code,
);
