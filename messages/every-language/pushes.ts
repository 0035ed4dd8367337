import { inEachLocale } from '../in-each-locale.ts';

export type PushMessages = typeof import('../en/pushes.ts').pushNotifications;

/** The words of all push messages. */
export const pushMessages = await inEachLocale<PushMessages>(
  async (locale) => (await import(`../${locale}/pushes.ts`)).pushNotifications,
);
