import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { TextField } from './field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that reveals the input. Pasting is allowed. */
export function PasswordField(props: Props) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={ui.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="target grid place-items-center rounded-md text-ink-700"
        >
          <Icon aria-hidden size={20} strokeWidth={1.6} />
        </button>
      }
    />
  );
}
