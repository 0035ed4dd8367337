import { getSettingsRoute } from '@jyotiratna/contract/admin/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

export const settingsKey = ['admin', 'settings'];

/** The settings that an owner changes here, without the server's environment. */
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: () => api(getSettingsRoute),
  staleTime: Number.POSITIVE_INFINITY,
});
