import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> & { email: string };

/** The user's current password, filed by password managers under their email. */
export function OwnPassword({ email, ...field }: Props) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} hidden readOnly />
      <PasswordField {...field} autoComplete="current-password" />
    </>
  );
}
