import type { PageFacts } from '@jyotiratna/contract';
import { accountMail } from '#messages/accounts/account-mail.ts';
import { VerifyEmail } from '../features/accounts/verify-email.tsx';
import type { Route } from './+types/user.verify-email.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: accountMail.verifyTitle }];

export default VerifyEmail;
