import { getSettingsRoute } from '@jyotiratna/contract/admin/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

export const settingsKey = ['admin', 'settings'];

/** Settings that the owner changes without the server's environment. */
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: () => api(getSettingsRoute),
  staleTime: Number.POSITIVE_INFINITY,
});
