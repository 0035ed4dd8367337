import { type ReactNode, useState } from 'react';

/**
 * The dialog of a page that is open, and the function that opens another one:
 * `show((onClose) => <Edit row={row} onClose={onClose} />)`.
 */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const close = () => setDialog(null);
  const show = (dialogOf: (onClose: () => void) => ReactNode) => setDialog(dialogOf(close));
  return [dialog, show] as const;
}
