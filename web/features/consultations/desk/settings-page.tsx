import type { HealerBio, HealerHours } from '@jyotiratna/contract';
import { consultationLimits } from '@jyotiratna/contract';
import { readDesk, saveHealerBio, saveHealerHours } from '@jyotiratna/contract/healer-desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { deskKey } from './desk-key.ts';
import { HoursForm } from './hours-form.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import { useSaving } from './use-saving.ts';

const texts = session.settings;

/** What a healer says about themselves in both languages, and when they can be booked. */
export function SettingsPage() {
  const { data } = useQuery({ queryKey: deskKey, queryFn: () => shop(readDesk), staleTime: 0 });
  if (!data) return <Spinner label={controls.loading} />;
  return (
    <div className="page max-w-4xl py-6 md:py-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading-m">{texts.heading}</h1>
        <LinkButton to="/healer" kind="text" size="s">
          {texts.back}
        </LinkButton>
      </div>
      <div className="grid gap-5">
        <OwnPortrait name={data.healerName} portrait={data.portrait} />
        <BioForm bio={data.bio} />
        <OwnHours hours={data.hours} />
      </div>
    </div>
  );
}

function OwnHours({ hours }: { hours: HealerHours }) {
  const queries = useQueryClient();
  const save = async (body: HealerHours) => {
    await shop(saveHealerHours, { body });
    await queries.invalidateQueries({ queryKey: deskKey });
  };
  return (
    <Card title={texts.hours}>
      <HoursForm hours={hours} lead={texts.hoursLead} exceptionsLead={texts.exceptionsLead} onSave={save} />
    </Card>
  );
}

function BioForm({ bio }: { bio: HealerBio }) {
  const queries = useQueryClient();
  const { busy, save } = useSaving();
  const [typed, setTyped] = useState(bio);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      await shop(saveHealerBio, { body: typed });
      await queries.invalidateQueries({ queryKey: deskKey });
    });
  };
  return (
    <Card title={texts.bio}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-text-2">{texts.bioLead}</p>
        {(['en', 'hi'] as const).map((language) => (
          <TextAreaField
            key={language}
            label={language === 'en' ? texts.inEnglish : texts.inHindi}
            optional
            lang={language}
            rows={4}
            maxLength={consultationLimits.bioLength}
            value={typed[language]}
            onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
          />
        ))}
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Card>
  );
}
