import { accountPushNotifications } from '../accounts/push/manage-push.ts';
import { consultationPushNotifications } from '../consultations/define-pushes.ts';
import { contactPushNotifications } from '../contact/define-pushes.ts';
import { bookingPushes } from '../healers/define-pushes.ts';
import { dailyChartPushNotifications } from '../kundli/daily/define-pushes.ts';
import { orderPushNotifications } from '../orders/define-pushes.ts';
import { stockAlertPushNotifications } from '../stock-alerts/define-pushes.ts';

/** The push messages of every domain. */
export const pushNotifications = {
  ...accountPushNotifications,
  ...orderPushNotifications,
  ...dailyChartPushNotifications,
  ...bookingPushes,
  ...consultationPushNotifications,
  ...contactPushNotifications,
  ...stockAlertPushNotifications,
};
