import { type ReactNode, Suspense } from 'react';
import { common } from '#messages/common.ts';
import { Spinner } from './ui/spinner.tsx';

/**
 * A screen that few people open, loaded by `lazy` once it is. Every page downloads the list of all routes with the files that each is
 * made of: what is loaded late is not on it.
 */
export function Late({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Spinner label={common.loading} />}>{children}</Suspense>;
}
