import type { PageMeta } from '@jyotiratna/contract';
import { healerLogin } from '@jyotiratna/contract/healer-dashboard';
import { session } from '#messages/consultations/session.ts';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { PasskeyLogin } from '../features/accounts/passkeys/passkey-login.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/healer.login.ts';

export const handle = { audience: 'person', app: 'desk' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.dashboardTitle }];

export default function HealerLogin() {
  return (
    <div className="page max-w-[500px]! pt-6 pb-16 md:py-20">
      <h1 className="text-heading-m">{session.dashboard.login}</h1>
      <p className="mt-2 mb-6 text-text-2">{session.dashboard.loginLead}</p>
      <LoginForm viewer="healer" call={healerLogin} />
      <PasskeyLogin account="healer" />
      <LinkButton to="/healer/register" kind="text" className="mt-5 w-full">
        {session.dashboard.register}
      </LinkButton>
    </div>
  );
}
