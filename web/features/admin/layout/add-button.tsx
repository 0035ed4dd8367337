import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';

/** A button that adds a row to a list of the form. */
export const AddButton = (props: ComponentProps<typeof Button>) => (
  <Button kind="second" size="s" icon={Plus} {...props} />
);
