import type { PublicConfig } from '@jyotiratna/contract';
import { useRouteLoaderData } from 'react-router';

/** The shop's public set-up; null only on the page that says it could not be loaded. */
export function useShopConfig(): PublicConfig | null {
  const data = useRouteLoaderData('root') as { config: PublicConfig } | undefined;
  return data?.config ?? null;
}
