import type { User } from '@jyotiratna/contract';

/** An account as its owner sees it. The name falls back to the e-mail address. */
export function presentUser(row: {
  id: string;
  role: 'user' | 'admin';
  email: string;
  name: string;
  image: string | null;
  mustChangePassword: boolean;
}): User {
  const { id, role, email, name, image, mustChangePassword } = row;
  return {
    id,
    role,
    email,
    name: name || email,
    ...(image ? { image } : {}),
    ...(mustChangePassword ? { mustChangePassword: true as const } : {}),
  };
}
