import * as alerts from '@jyotiratna/contract/stock-alerts';
import { oneClickRoutes } from '../platform/http/one-click.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { requestAlert } from './request-alert.ts';
import { confirmAlert, leaveAlerts } from './response-alert.ts';

const done = { success: true } as const;

/** Back-in-stock alerts: request, confirm, unsubscribe. */
export const stockAlertRoutes: Routes = async (app, { deps }) => {
  serve(app, alerts.requestAlertRoute, async (request) =>
    requestAlert(deps, await request.actor(), request.body),
  );
  serve(app, alerts.confirmAlertRoute, async (request) => {
    await confirmAlert(deps, request.body);
    return done;
  });
  serve(app, alerts.leaveAlertsRoute, async (request) => {
    await leaveAlerts(deps, request.body);
    return done;
  });
};

export const stockAlertLinkRoute = oneClickRoutes(
  [alerts.leaveAlertsOneClick, alerts.leaveAlertsOneClickHindi],
  leaveAlerts,
  'You will get no more messages.\n',
);
