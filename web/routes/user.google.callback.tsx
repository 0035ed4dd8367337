import type { PageMeta } from '@jyotiratna/contract';
import { account } from '#messages/accounts/account.ts';
import { GoogleLanding } from '../features/accounts/google-landing.tsx';
import type { Route } from './+types/user.google.callback.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: account.loginTitle }];

export default GoogleLanding;
