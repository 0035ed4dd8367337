import type { PageMeta } from '@jyotiratna/contract';
import { accountEmailLabels } from '#messages/accounts/account-email.ts';
import { RestoreEmail } from '../features/accounts/restore-email.tsx';
import type { Route } from './+types/user.email-back.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: accountEmailLabels.backTitle }];

export default RestoreEmail;
