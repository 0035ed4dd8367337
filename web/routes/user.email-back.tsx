import type { PageFacts } from '@jyotiratna/contract';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { EmailBack } from '../features/accounts/email-back.tsx';
import type { Route } from './+types/user.email-back.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: accountMail.backTitle }];

export default EmailBack;
