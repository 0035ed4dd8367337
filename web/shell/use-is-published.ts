import { useShopConfig } from './use-shop-config.ts';

/**
 * Returns whether a landing page can be linked to: false for a page that the owner has withdrawn.
 */
export function useIsPublished(): (path: string) => boolean {
  const unpublishedPages = useShopConfig()?.withdrawnPages ?? [];
  return (path) => !unpublishedPages.includes(path.slice(1));
}
