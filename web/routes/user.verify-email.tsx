import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { VerifyEmail } from '../features/accounts/verify-email.tsx';
import type { Route } from './+types/user.verify-email.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailLabels.verifyTitle }];

export default VerifyEmail;
