import { VerifyEmail } from '../features/account/verify-email.tsx';
import type { Route } from './+types/user.verify-email.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm email | Jyotiratna' },
  { name: 'robots', content: 'noindex' },
];

export default VerifyEmail;
