import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Adds a row to a list of the form. */
export function AddButton({ children, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button kind="second" size="s" {...button}>
      <Plus aria-hidden size={20} strokeWidth={1.6} />
      {children}
    </Button>
  );
}
