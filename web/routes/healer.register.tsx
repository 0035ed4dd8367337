import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { HealerRegisterForm } from '../features/consultations/dashboard/healer-register-form.tsx';
import type { Route } from './+types/healer.register.ts';

export const handle = { audience: 'person', app: 'desk' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.dashboardTitle }];

export default function HealerRegister() {
  return (
    <div className="page max-w-[500px]! pt-6 pb-16 md:py-20">
      <h1 className="text-heading-m">{session.dashboard.register}</h1>
      <p className="mt-2 mb-6 text-text-2">{session.dashboard.registerLead}</p>
      <HealerRegisterForm />
    </div>
  );
}
