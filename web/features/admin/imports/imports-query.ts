import { getImportRoute, listImportsRoute } from '@jyotiratna/contract/admin/imports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** All imports, latest first. */
export const importsQuery = queryOptions({
  queryKey: ['admin', 'imports'],
  queryFn: async () => (await api(listImportsRoute)).imports,
});

/** Poll interval in milliseconds for a background task. */
const pollEvery = 2000;

/** One import; polled while it is in progress. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'imports', id],
    queryFn: async () => (await api(getImportRoute, { params: { id } })).import,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'checking' || state.data?.status === 'running' ? pollEvery : false,
  });
}
