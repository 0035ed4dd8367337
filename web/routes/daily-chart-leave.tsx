import type { PageMeta } from '@jyotiratna/contract';
import { leaveDailyChartRoute } from '@jyotiratna/contract/saved-kundlis';
import { dailyChartLinks } from '#messages/kundli/daily-chart.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/daily-chart-leave.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: dailyChartLinks.leave.pageTitle }];

export default function DailyChartLeave() {
  return (
    <ResponseLink
      copy={dailyChartLinks.leave}
      send={(token) => api(leaveDailyChartRoute, { body: { token } })}
    />
  );
}
