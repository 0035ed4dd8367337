import { accountMail } from '#messages/account-mail.ts';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import type { Route } from './+types/user.verify-email.ts';

export const meta: Route.MetaFunction = () => [
  { title: accountMail.verifyTitle },
  { name: 'robots', content: 'noindex' },
];

export default VerifyEmail;
