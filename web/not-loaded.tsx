import type { ReactNode } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { callMessage } from './call-message.ts';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

type Props = {
  of: { isError: boolean; error: unknown; refetch: () => unknown };
  /** Shown while loading; by default a spinner. */
  children?: ReactNode;
};

/** Replaces content without data: its loading state, or its error with a retry button. */
export function NotLoaded({ of: { isError, error, refetch }, children }: Props) {
  if (!isError) return children ?? <Spinner label={controls.loading} />;
  return (
    <Alert tone="error" title={callMessage(error, controls.unreachable)}>
      <Button kind="text" size="s" onClick={() => void refetch()}>
        {controls.retry}
      </Button>
    </Alert>
  );
}
