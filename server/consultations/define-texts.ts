import { findUser } from '../accounts/queries.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineTextMessages } from '../platform/text-messages/define-texts.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';

declare module '../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    /** Sent once per alert (`since` is its creation time); obsolete if the alert was cancelled. */
    'healer-free': { healerId: string; userId: string; since: string };
  }
}

/** Messages about sessions, to the verified phone of an account. */
export const sessionMessages = defineTextMessages({
  'healer-free': {
    key: ({ kind, healerId, userId, since }) => `${kind}:${healerId}:${userId}:${since}`,
    render: async ({ db, env }, { healerId, userId }) => {
      const user = await findUser(db, userId);
      const alert = (await listHealerAlertsOf(db, userId)).find((one) => one.healerId === healerId);
      if (!user?.phone || !alert?.notifiedAt) return null;
      const { locale } = alert;
      const healer = nameOfHealer(await readHealerNames(db), healerId, locale);
      return {
        to: user.phone,
        locale,
        values: { healer, url: pageUrl(env, locale, '/sessions/new', { healer: healerId }) },
      };
    },
  },
});
