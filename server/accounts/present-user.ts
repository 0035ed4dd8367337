import type { AdminRole, Locale, User } from '@jyotiratna/contract';
import { mailboxOf } from '../platform/phone-mailbox.ts';

/**
 * An account in the contract's form. The name falls back to the phone number or email address; the
 * email of an account without a mailbox is empty.
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
  const email = mailboxOf(row);
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
