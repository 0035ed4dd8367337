import { inEachLocale } from '../in-each-locale.ts';

export type PushMessages = typeof import('../en/pushes.ts').pushNotifications;

/** Labels of all push notifications, in every language. */
export const pushMessages = await inEachLocale<PushMessages>(
  async (locale) => (await import(`../${locale}/pushes.ts`)).pushNotifications,
);
