import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailMessage } from '#messages/accounts/account-email.ts';
import { VerifyEmail } from '../features/accounts/verify-email.tsx';
import type { Route } from './+types/user.verify-email.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailMessage.verifyTitle }];

export default VerifyEmail;
