import { type MatchReply, type MatchRequest, sourceLocale } from '@jyotiratna/contract';
import { matchKundlisRoute } from '@jyotiratna/contract/matching';
import { useCallback, useRef, useState } from 'react';
import { language } from '#messages/language.ts';
import { api } from '../../../api.ts';
import { type KundliError, kundliError } from '../kundli-error.ts';
import { rememberMatch } from '../last-birth.ts';

export type MatchState =
  | { status: 'idle' }
  | { status: 'matching' }
  | { status: 'result'; request: MatchRequest; reply: MatchReply }
  | { status: 'error'; error: KundliError };

/** The request body with the page's language. */
export function matchInLanguage(request: MatchRequest): MatchRequest {
  return language.code === sourceLocale ? request : { ...request, language: language.code };
}

/** Computes a match, one at a time: a stale response to a previous request is dropped. */
export function useMatch() {
  const [state, setState] = useState<MatchState>({ status: 'idle' });
  const latest = useRef(0);
  const match = useCallback(async (request: MatchRequest) => {
    latest.current += 1;
    const id = latest.current;
    setState({ status: 'matching' });
    const next = await api(matchKundlisRoute, { body: matchInLanguage(request) }).then(
      (reply): MatchState => ({ status: 'result', request, reply }),
      (error: unknown): MatchState => ({ status: 'error', error: kundliError(error) }),
    );
    if (id !== latest.current) return;
    if (next.status === 'result') rememberMatch(request);
    setState(next);
  }, []);
  return { state, match };
}
