import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '../../../ui/button.tsx';

type Props = {
  icon: LucideIcon;
  /** Media types, comma-separated. */
  accept: string;
  multiple?: boolean;
  /** The maximum is reached. */
  full?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
  onFiles: (files: readonly File[]) => void;
  children: string;
};

/** A button that selects files from the computer; the same files can be selected again. */
export function FileButton({
  icon: Icon,
  full,
  className = '',
  onFiles,
  children,
  ...rest
}: Props) {
  return (
    <label
      className={`${buttonClass({ kind: 'second', size: 's' })} ${className} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} />
      {children}
      <input
        {...rest}
        type="file"
        aria-disabled={full}
        className="sr-only"
        onClick={(event) => full && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
