import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';

type DialogOf = (onClose: () => void) => ReactNode;

const DialogContext = createContext<(dialogOf: DialogOf) => void>(() => {});

/** Displays the dialog that a part of a page has opened, also when that part is gone. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ pathname: string; dialog: ReactNode } | null>(null);
  const show = (dialogOf: DialogOf) => setOpen({ pathname, dialog: dialogOf(() => setOpen(null)) });
  return (
    <DialogContext value={show}>
      {children}
      {open?.pathname === pathname && open.dialog}
    </DialogContext>
  );
}

/**
 * Opens a dialog over the page, with the props of this moment:
 * `show((onClose) => <Edit row={row} onClose={onClose} />)`.
 */
export const useShowDialog = () => use(DialogContext);

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { dialog: DialogOf };

/** A button with the dialog that it opens; the dialog follows the props of the page. */
export function DialogButton({ dialog, ...button }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}
