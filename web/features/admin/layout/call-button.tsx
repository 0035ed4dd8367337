import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { UseCallOptions } from '../../../use-call.ts';
import { useSend } from './use-send.ts';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'>;

/** Sends a call, and is busy until it has returned. */
export function SendButton({
  of: { busy, send },
  ...rest
}: ButtonProps & { of: { busy: boolean; send: () => void } }) {
  return <Button {...rest} busy={busy} onClick={() => send()} />;
}

type Props<Reply> = ButtonProps &
  Pick<UseCallOptions<Reply, void>, 'call' | 'done' | 'failed' | 'stale' | 'onDone'>;

/** A button with its call, where nothing else needs to know of that. */
export function CallButton<Reply>(props: Props<Reply>) {
  const { call, done, failed, stale, onDone, ...button } = props;
  return <SendButton {...button} of={useSend(props)} />;
}
