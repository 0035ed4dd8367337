import { type ReactNode, Suspense } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { Spinner } from './ui/spinner.tsx';

/**
 * A screen that few people open, loaded by `lazy` once it is. Every page downloads the list of all routes with the files that each is
 * made of: what is loaded late is not on it.
 */
export function LazyScreen({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Spinner label={controls.loading} />}>{children}</Suspense>;
}
