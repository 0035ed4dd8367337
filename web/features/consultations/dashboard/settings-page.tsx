import type { HealerBio, HealerHours } from '@jyotiratna/contract';
import { consultationLimits } from '@jyotiratna/contract';
import {
  readHealerDashboardRoute,
  saveHealerBio,
  saveHealerHours,
} from '@jyotiratna/contract/healer-dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notifications } from '#messages/accounts/notifications.ts';
import { passkeys } from '#messages/accounts/passkeys.ts';
import { session } from '#messages/consultations/session.ts';
import { api } from '../../../api.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { PasskeyList } from '../../accounts/passkeys/passkey-list.tsx';
import { Notifications } from '../../accounts/push/notifications.tsx';
import { healerQueryKey } from './healer-query-key.ts';
import { HoursForm } from './hours-form.tsx';
import { OwnCertificates } from './own-certificates.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { useSaving } from './use-saving.ts';

const t = session.settings;

/** A healer's own profile in both languages, and their bookable hours. */
export function SettingsPage() {
  const query = useQuery({
    queryKey: healerQueryKey,
    queryFn: () => api(readHealerDashboardRoute),
    staleTime: 0,
  });
  const { user } = useSession();
  const { data } = query;
  if (!data)
    return (
      <div className="page py-6 md:py-10">
        <NotLoaded of={query} />
      </div>
    );
  return (
    <div className="page max-w-4xl py-6 md:py-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading-m">{t.heading}</h1>
        <LinkButton to="/healer" kind="text" size="s">
          {t.back}
        </LinkButton>
      </div>
      <div className="grid gap-5">
        <OwnPortrait name={data.healerName} portrait={data.portrait} />
        <BioForm bio={data.bio} />
        <OwnHours hours={data.hours} />
        <OwnCertificates />
        <OwnReviews />
        <div id="notifications" className="scroll-mt-6">
          <Card title={notifications.title}>
            <p className="mb-3 text-text-2">{notifications.lead}</p>
            <Notifications />
          </Card>
        </div>
        {user && (
          <Card title={passkeys.title}>
            <p className="mb-3 text-text-2">{passkeys.hint}</p>
            <PasskeyList email={user.email} />
          </Card>
        )}
      </div>
    </div>
  );
}

function OwnHours({ hours }: { hours: HealerHours }) {
  const queries = useQueryClient();
  const save = async (body: HealerHours) => {
    await api(saveHealerHours, { body });
    await queries.invalidateQueries({ queryKey: healerQueryKey });
  };
  return (
    <Card title={t.hours}>
      <HoursForm hours={hours} lead={t.hoursLead} exceptionsLead={t.exceptionsLead} onSave={save} />
    </Card>
  );
}

function BioForm({ bio }: { bio: HealerBio }) {
  const queries = useQueryClient();
  const { busy, save } = useSaving();
  const [typed, setTyped] = useState(bio);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(async () => {
      await api(saveHealerBio, { body: typed });
      await queries.invalidateQueries({ queryKey: healerQueryKey });
    });
  };
  return (
    <Card title={t.bio}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-text-2">{t.bioLead}</p>
        {(['en', 'hi'] as const).map((language) => (
          <TextAreaField
            key={language}
            label={language === 'en' ? t.inEnglish : t.inHindi}
            optional
            lang={language}
            rows={4}
            maxLength={consultationLimits.bioLength}
            value={typed[language]}
            onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
          />
        ))}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t.save}
        </Button>
      </form>
    </Card>
  );
}
