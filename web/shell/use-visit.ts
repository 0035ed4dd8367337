import { countStepRoute } from '@jyotiratna/contract/visits';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShopConfig } from './use-shop-config.ts';
import { visitStepOf } from './visit-step.ts';

/** URL parameters of a campaign (UTM and click ids). */
const campaign = /[?&](utm_source|gclid|gbraid|wbraid|fbclid|msclkid)=/;

/**
 * Counts the steps of the purchase funnel, and stores a visitor's source: that code is loaded only
 * for visitors from another site or a campaign.
 */
export function useVisit(): void {
  const { pathname } = useLocation();
  const reports = useShopConfig()?.reportsVisits ?? false;
  useEffect(() => {
    const step = visitStepOf(pathname);
    if (!step || !navigator.onLine) return;
    // An error only loses this count.
    navigator.sendBeacon?.(
      countStepRoute.path,
      new Blob([JSON.stringify({ step })], { type: 'application/json' }),
    );
  }, [pathname]);
  useEffect(() => {
    if (!reports) return;
    import('./report-visit.ts').then(
      ({ reportVisit }) => reportVisit(),
      () => {},
    );
  }, [reports]);
  useEffect(() => {
    const { referrer } = document;
    const isOutside = referrer !== '' && !referrer.startsWith(`${location.origin}/`);
    if (!isOutside && !campaign.test(location.search)) return;
    import('./store-source.ts').then(
      ({ storeSource }) => storeSource(),
      () => {},
    );
  }, []);
}
