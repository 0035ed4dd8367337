import { type ReactNode, Suspense } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { Spinner } from './ui/spinner.tsx';

/**
 * A rarely used screen, loaded on demand by `lazy`. Every page downloads the manifest of all
 * routes with their files: lazy files are not in it.
 */
export function LazyScreen({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Spinner label={controls.loading} />}>{children}</Suspense>;
}
