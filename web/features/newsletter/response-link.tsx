import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { newsletter } from '#messages/newsletter/newsletter.ts';
import { callMessage } from '../../call-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = {
  copy: { title: string; text: string; button: string; done: { title: string; text: string } };
  send: (token: string) => Promise<unknown>;
};

/**
 * The landing page of a newsletter email's link. It requires one click, because email clients open
 * links by themselves and a visit must change nothing.
 */
export function ResponseLink({ copy: { title, text, button, done }, send }: Props) {
  const token = useSearchParams()[0].get('token') ?? '';
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [error, setError] = useState('');

  async function press() {
    setState('busy');
    setError('');
    try {
      await send(token);
      setState('done');
    } catch (error) {
      setError(callMessage(error, newsletter.linkFailed));
      setState('asking');
    }
  }

  return (
    <div aria-live="polite">
      {state === 'done' ? (
        <EmptyState
          level={1}
          title={done.title}
          action={<LinkButton to="/">{newsletter.home}</LinkButton>}
        >
          {done.text}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          title={title}
          action={
            <>
              <Button onClick={press} busy={state === 'busy'}>
                {button}
              </Button>
              {error && <Alert tone="error">{error}</Alert>}
            </>
          }
        >
          {text}
        </EmptyState>
      )}
    </div>
  );
}
