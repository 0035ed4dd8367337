import { keepPreviousData, useQuery } from '@tanstack/react-query';

type Options = {
  /** Keeps the data of the previous key while those of the next one are loading. */
  keepsPrevious?: boolean;
};

/**
 * Data of an admin page, read again whenever the page is opened. Every change made
 * by administrators makes it stale.
 */
export function useFreshQuery<Data>(
  key: readonly unknown[],
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>,
  { keepsPrevious = false }: Options = {},
) {
  return useQuery({
    queryKey: ['admin', ...key],
    queryFn,
    staleTime: 0,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
