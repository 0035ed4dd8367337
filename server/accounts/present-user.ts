import type { AdminRole, Locale, User } from '@jyotiratna/contract';
import { isPhoneMailbox } from '../platform/phone-mailbox.ts';

/**
 * An account from its owner's view. The name falls back to the phone or the email address; an
 * account without a mailbox has an empty one.
 */
export function presentUser(row: {
  id: string;
  role: User['role'];
  email: string;
  phone?: string | null;
  name: string;
  image: string | null;
  locale: Locale;
  mustChangePassword: boolean;
  secondFactorMissing?: boolean;
  duty: AdminRole;
}): User {
  const {
    id,
    role,
    name,
    image,
    phone,
    locale,
    mustChangePassword,
    secondFactorMissing,
    duty: adminRole,
  } = row;
  const email = isPhoneMailbox(row.email) ? '' : row.email;
  return {
    id,
    role,
    email,
    name: name || phone || email,
    ...(image ? { image } : {}),
    locale,
    ...(mustChangePassword ? { mustChangePassword: true as const } : {}),
    ...(adminRole === 'everything' ? {} : { duty: adminRole }),
    ...(secondFactorMissing ? { secondFactorMissing: true as const } : {}),
  };
}
