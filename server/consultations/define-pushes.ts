import { consultationLimits, pathOf } from '@jyotiratna/contract';
import { acceptConsultationRoute, endConsultation } from '@jyotiratna/contract/consultations';
import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import { definePushMessages } from '../platform/push/define-pushes.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';
import { findConsultation } from './queries.ts';

type OfSession = { consultationId: string };

declare module '../platform/push/define-pushes.ts' {
  interface PushKinds {
    /** To a healer: a customer requests a session. */
    'session-request': OfSession;
    /** To a healer: the request has ended without a response. */
    'request-over': OfSession;
    /** To a healer who was set offline after missing two requests in a row. */
    'healer-away': OfSession;
    /** To a customer: the healer has accepted the request. */
    'session-ready': OfSession;
    /** To administrators who moderate reviews: a session's review is pending. */
    'session-review': OfSession;
    /** To a customer with an alert: the healer is available. `at` identifies the alert. */
    'healer-free': { healerId: string; userId: string; at: string };
  }
}

const keyOf = ({ kind, consultationId }: OfSession & { kind: string }) =>
  `${kind}:${consultationId}`;
const subjectOf = ({ consultationId }: OfSession) => `request-${consultationId}`;
const responseSeconds = consultationLimits.responseMs / 1000;

/** Push messages about sessions. */
export const consultationPushMessages = definePushMessages({
  'session-request': {
    choice: 'request',
    key: keyOf,
    subject: subjectOf,
    ttl: responseSeconds,
    urgency: 'high',
    render: async ({ db }, { consultationId: id }, { locale, named }) => {
      const row = await findConsultation(db, id);
      if (row?.status !== 'requested') return null;
      const { title, titleOf, body, accept, decline } = pushMessages[locale].request;
      return {
        title: named ? titleOf(row.customerName) : title,
        body: (named && row.question) || body,
        page: '/healer',
        rings: true,
        actions: [
          {
            action: 'accept',
            title: accept,
            page: `/healer?accept=${id}`,
            call: pathOf(acceptConsultationRoute, { params: { id } }),
          },
          { action: 'decline', title: decline, call: pathOf(endConsultation, { params: { id } }) },
        ],
      };
    },
  },
  'request-over': {
    choice: 'request',
    key: keyOf,
    subject: subjectOf,
    ttl: 600,
    urgency: 'normal',
    render: async ({ db }, { consultationId }, { locale }) => {
      const reason = (await findConsultation(db, consultationId))?.endReason;
      if (reason !== 'missed' && reason !== 'withdrawn') return null;
      return { ...pushMessages[locale].requestOver[reason], page: '/healer' };
    },
  },
  'healer-away': {
    choice: 'request',
    key: keyOf,
    subject: () => 'healer-away',
    ttl: 12 * 3600,
    urgency: 'normal',
    render: async (_deps, _request, { locale }) => ({
      ...pushMessages[locale].away,
      page: '/healer',
    }),
  },
  'session-review': {
    choice: 'review',
    key: keyOf,
    subject: keyOf,
    ttl: 36 * 3600,
    urgency: 'low',
    render: async (_deps, _request, { locale }) => ({
      ...pushMessages[locale].review,
      page: '/admin/session-reviews',
    }),
  },
  'session-ready': {
    choice: 'session',
    key: keyOf,
    subject: subjectOf,
    ttl: consultationLimits.calledMs / 1000,
    urgency: 'high',
    render: async ({ db }, { consultationId: id }, { locale, named }) => {
      const row = await findConsultation(db, id);
      if (row?.status !== 'accepted') return null;
      const { title, titleOf, body } = pushMessages[locale].ready;
      const name = nameOfHealer(await readHealerNames(db), row.healerId, locale);
      return { title: named ? titleOf(name) : title, body, page: `/sessions/${id}`, rings: true };
    },
  },
  'healer-free': {
    choice: 'healer-free',
    key: ({ kind, healerId, userId, at }) => `${kind}:${healerId}:${userId}:${at}`,
    subject: ({ healerId }) => `healer-free-${healerId}`,
    ttl: 15 * 60,
    urgency: 'high',
    render: async ({ db }, { healerId }, { userId, locale, named }) => {
      const alert = (await listHealerAlertsOf(db, userId)).find((one) => one.healerId === healerId);
      if (!alert?.notifiedAt) return null;
      const { title, titleOf, body } = pushMessages[locale].healerFree;
      const name = nameOfHealer(await readHealerNames(db), healerId, locale);
      return {
        title: named ? titleOf(name) : title,
        body,
        page: `/sessions/new?healer=${healerId}`,
      };
    },
  },
});
