import { createApiClient } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { localizedResponse } from './localized-response.ts';

const labels = { error: controls.somethingInvalid, message: controls.unreachable };

/** The browser's API client, for personal data and writes. Loaders use `apiContext` instead. */
export const api = createApiClient(
  (path, init) => fetch(path, init).then(localizedResponse),
  labels,
  language.code,
);
