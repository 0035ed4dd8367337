import type { AdminDuty, Locale, User } from '@jyotiratna/contract';

/** An account as its owner sees it. The name falls back to the e-mail address. */
export function presentUser(row: {
  id: string;
  role: User['role'];
  email: string;
  name: string;
  image: string | null;
  locale: Locale;
  mustChangePassword: boolean;
  secondFactorMissing?: boolean;
  duty: AdminDuty;
}): User {
  const { id, role, email, name, image, locale, mustChangePassword, secondFactorMissing, duty } = row;
  return {
    id,
    role,
    email,
    name: name || email,
    ...(image ? { image } : {}),
    locale,
    ...(mustChangePassword ? { mustChangePassword: true as const } : {}),
    ...(duty === 'everything' ? {} : { duty }),
    ...(secondFactorMissing ? { secondFactorMissing: true as const } : {}),
  };
}
