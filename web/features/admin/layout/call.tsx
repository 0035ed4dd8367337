import type { ComponentProps } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type UseCallOptions, useCall } from '../../../use-call.ts';

/**
 * `useCall` for admin pages: a successful call invalidates all queries of the
 * administration, and those in `stale` outside of it.
 */
export function useSend<Reply, Values = void>({
  stale = [],
  ...options
}: UseCallOptions<Reply, Values>) {
  return useCall({ ...options, stale: [['admin'], ...stale] });
}

type AlertProps = { title?: string | undefined; children: string | null | undefined };

/** The error of a failed call; renders nothing without an error. */
export function CallAlert({ title, children }: AlertProps) {
  if (!children) return null;
  return (
    <Alert tone="error" {...(title && { title })}>
      {children}
    </Alert>
  );
}

type ButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'>;

/** A button that sends a call, and is busy until the response. */
export function SendButton({
  of: { busy, send },
  ...rest
}: ButtonProps & { of: { busy: boolean; send: () => void } }) {
  return <Button {...rest} busy={busy} onClick={() => send()} />;
}

type Props<Reply> = ButtonProps &
  Pick<UseCallOptions<Reply, void>, 'call' | 'done' | 'failed' | 'stale' | 'onDone'>;

/** A button with its own call, for calls that no other element depends on. */
export function CallButton<Reply>(props: Props<Reply>) {
  const { call, done, failed, stale, onDone, ...button } = props;
  return <SendButton {...button} of={useSend(props)} />;
}
