import { account } from '#messages/account.ts';
import { GoogleLanding } from '../features/account/google-landing.tsx';
import type { Route } from './+types/user.google.callback.ts';

export const meta: Route.MetaFunction = () => [{ title: account.loginTitle }, { name: 'robots', content: 'noindex' }];

export default GoogleLanding;
