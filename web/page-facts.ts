import type { PageFacts } from '@jyotiratna/contract';
import { createContext } from 'react';
import { useMatches } from 'react-router';

type Known = { audience: PageFacts['audience']; policy?: string };

/** What the page that is shown says of itself in its `handle`. */
export function usePageFacts(): Known {
  const handles = useMatches().map(({ handle }) => handle as Partial<Known> | undefined);
  const facts = handles.findLast((handle) => handle?.audience !== undefined);
  return (facts as Known | undefined) ?? { audience: 'nobody' };
}

/** What the page said as which the document was loaded; its policy stays while links inside the page lead elsewhere. */
export const DocumentFacts = createContext<Known>({ audience: 'nobody' });
