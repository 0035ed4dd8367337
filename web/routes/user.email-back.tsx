import { accountMail } from '#messages/account-mail.ts';
import { EmailBack } from '../features/account/email-back.tsx';
import type { Route } from './+types/user.email-back.ts';

export const meta: Route.MetaFunction = () => [
  { title: accountMail.backTitle },
  { name: 'robots', content: 'noindex' },
];

export default EmailBack;
