import type { PageMeta } from '@jyotiratna/contract';
import { createContext } from 'react';
import { useMatches } from 'react-router';

type Known = { audience: PageMeta['audience']; policy?: string; app?: 'desk' };

/** The metadata of the current page, from its `handle`. */
export function usePageMeta(): Known {
  const handles = useMatches().map(({ handle }) => handle as Partial<Known> | undefined);
  const metadata = handles.findLast((handle) => handle?.audience !== undefined);
  return (metadata as Known | undefined) ?? { audience: 'nobody' };
}

/**
 * The metadata of the page with which the document was loaded; its Content-Security-Policy (CSP)
 * stays during client-side navigation.
 */
export const DocumentContext = createContext<Known>({ audience: 'nobody' });
