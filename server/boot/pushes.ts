import { accountPushes } from '../accounts/push/manage-push.ts';
import { consultationPushes } from '../consultations/define-pushes.ts';
import { contactPushes } from '../contact/define-pushes.ts';
import { dailyChartPushes } from '../kundli/daily/define-pushes.ts';
import { orderPushes } from '../orders/define-pushes.ts';
import { stockAlertPushes } from '../stock-alerts/define-pushes.ts';

/** The push messages of every domain. */
export const pushes = {
  ...accountPushes,
  ...orderPushes,
  ...dailyChartPushes,
  ...consultationPushes,
  ...contactPushes,
  ...stockAlertPushes,
};
