import { accountPushMessages } from '../accounts/push/manage-push.ts';
import { consultationPushMessages } from '../consultations/define-pushes.ts';
import { contactPushMessages } from '../contact/define-pushes.ts';
import { bookingPushMessages } from '../healers/define-pushes.ts';
import { dailyChartPushMessages } from '../kundli/daily/define-pushes.ts';
import { orderPushMessages } from '../orders/define-pushes.ts';
import { stockAlertPushMessages } from '../stock-alerts/define-pushes.ts';

/** The push messages of every domain. */
export const pushMessages = {
  ...accountPushMessages,
  ...orderPushMessages,
  ...dailyChartPushMessages,
  ...bookingPushMessages,
  ...consultationPushMessages,
  ...contactPushMessages,
  ...stockAlertPushMessages,
};
