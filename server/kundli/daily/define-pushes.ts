import { indianDate, type KundliRequest } from '@jyotiratna/contract';
import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { definePushMessages } from '../../platform/push/define-pushes.ts';
import { findDaily } from './daily-queries.ts';

declare module '../../platform/push/define-pushes.ts' {
  interface PushKinds {
    /**
     * To the owner of a saved birth with daily notifications, once a day; `day`: YYYY-MM-DD in
     * India.
     */
    'daily-chart': { kundliId: string; day: string };
  }
}

export const dailyChartPushMessages = definePushMessages({
  'daily-chart': {
    choice: 'daily-chart',
    key: ({ kind, kundliId, day }) => `${kind}:${kundliId}:${day}`,
    subject: ({ kundliId }) => `daily-${kundliId}`,
    ttl: 12 * 3600,
    urgency: 'low',
    render: async ({ db, clock }, { kundliId, day }, { locale, named }) => {
      const row = await findDaily(db, kundliId, 'push');
      if (!row || indianDate(clock.now()) !== day) return null;
      const { title, titleOf, body } = pushMessages[locale].dailyChart;
      const { name } = row.request as KundliRequest;
      return { title: named ? titleOf(name) : title, body, page: '/user/profile' };
    },
  },
});
