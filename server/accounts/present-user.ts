import type { AdminRole, Locale, User } from '@jyotiratna/contract';

/** An account from its owner's view. The name falls back to the email address. */
export function presentUser(row: {
  id: string;
  role: User['role'];
  email: string;
  name: string;
  image: string | null;
  locale: Locale;
  mustChangePassword: boolean;
  secondFactorMissing?: boolean;
  duty: AdminRole;
}): User {
  const { id, role, email, name, image, locale, mustChangePassword, secondFactorMissing, duty: adminRole } = row;
  return {
    id,
    role,
    email,
    name: name || email,
    ...(image ? { image } : {}),
    locale,
    ...(mustChangePassword ? { mustChangePassword: true as const } : {}),
    ...(adminRole === 'everything' ? {} : { duty: adminRole }),
    ...(secondFactorMissing ? { secondFactorMissing: true as const } : {}),
  };
}
