import type { PublicConfig } from '@jyotiratna/contract';
import { useRouteLoaderData } from 'react-router';

/** The shop's public configuration; null only on the error page for its own loading error. */
export function useShopConfig(): PublicConfig | null {
  const data = useRouteLoaderData('root') as { config: PublicConfig } | undefined;
  return data?.config ?? null;
}
