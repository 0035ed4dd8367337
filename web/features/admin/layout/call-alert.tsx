import { Alert } from '../../../ui/alert.tsx';

type Props = { title?: string | undefined; children: string | null | undefined };

/** The error of a failed call; nothing without one. */
export function CallAlert({ title, children }: Props) {
  if (!children) return null;
  return (
    <Alert tone="error" {...(title && { title })}>
      {children}
    </Alert>
  );
}
