import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailMessage } from '#messages/accounts/account-email.ts';
import { RestoreEmail } from '../features/accounts/restore-email.tsx';
import type { Route } from './+types/user.email-back.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailMessage.backTitle }];

export default RestoreEmail;
