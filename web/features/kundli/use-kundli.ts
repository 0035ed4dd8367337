import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { inLanguage } from './in-language.ts';
import type { KundliError } from './kundli-error.ts';
import { kundliError } from './kundli-error.ts';
import { rememberBirth } from './last-birth.ts';

export type KundliState =
  | { status: 'idle' }
  | { status: 'generating' }
  | { status: 'result'; request: KundliRequest; reply: KundliReply }
  | { status: 'error'; error: KundliError };

/** Computes kundlis, one at a time: a stale response to a previous request is dropped. */
export function useKundli() {
  const [state, setState] = useState<KundliState>({ status: 'idle' });
  const latest = useRef(0);
  const make = useCallback(async (request: KundliRequest) => {
    latest.current += 1;
    const id = latest.current;
    setState({ status: 'generating' });
    const next = await api(makeKundliRoute, { body: inLanguage(request) }).then(
      (reply): KundliState => ({ status: 'result', request, reply }),
      (error: unknown): KundliState => ({ status: 'error', error: kundliError(error) }),
    );
    if (id !== latest.current) return;
    if (next.status === 'result') rememberBirth(request);
    setState(next);
  }, []);
  return { state, make };
}
