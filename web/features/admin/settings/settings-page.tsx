import {
  type SettingGroup,
  type SettingName,
  type ShopSettings,
  settingGroups,
} from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { settings as t } from '#messages/admin/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { SaveError } from './save-error.tsx';
import { SettingField } from './setting-field.tsx';
import {
  changesOf,
  type SettingsDraft,
  settingMessagesOf,
  settingNamesOf,
} from './settings-draft.ts';
import { settingsQuery } from './settings-query.ts';
import { useFocusLinked } from './use-focus-linked.ts';
import { useSaveSettings } from './use-save-settings.ts';

const failure = t.settingsCouldNot;

const panels: Record<Exclude<SettingGroup, 'taxes'>, { title: string; note: string }> = {
  company: {
    title: t.company,
    note: t.yourBusinessPages,
  },
  notices: { title: t.notices, note: t.whatShopInforms },
  texts: { title: t.texts, note: t.textsNote },
  cash: { title: t.cashDelivery, note: t.customersConfirmSuch },
  giftCards: { title: t.giftCards, note: t.giftCardsNote },
  returns: {
    title: t.returns,
    note: t.whatPromisedFrom,
  },
  sessions: { title: t.sessions, note: t.hoursDaysEach },
  storefront: { title: t.storefront, note: t.promoStripTop },
  filing: { title: t.filing, note: t.yourAccountantDecides },
  stones: { title: t.stones, note: t.whatChargedHow },
};

/** Settings that an owner changes without the server's environment. */
export function ShopSettingsPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <AdminHead title={t.settings}>
        <Link to="/admin/taxes" className="target text-link">
          {t.taxes}
        </Link>
        <Link to="/admin/delivery" className="target text-link">
          {t.delivery}
        </Link>
      </AdminHead>
      <LoadStates of={settings} subject={t.settingsNoun} rows={6} />
      {settings.data && <SettingsForm settings={settings.data} />}
    </>
  );
}

function SettingsForm({ settings }: { settings: ShopSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const [previous, setPrevious] = useState(settings);
  const [draft, setDraft] = useState<SettingsDraft>(() => settingMessagesOf(settings));
  const take = (newer: ShopSettings) => {
    setPrevious(newer);
    setDraft(settingMessagesOf(newer));
  };
  const { save, errorOf, stale } = useSaveSettings(previous.version, take);
  useFocusRejected(form, save.error);
  useFocusLinked(form);
  const changes = changesOf(previous, draft);
  const change = (name: SettingName, text: string) => {
    setDraft((now) => ({ ...now, [name]: text }));
    if (save.isError) save.reset();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[52rem] gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(changes);
      }}
    >
      <SaveError title={failure} {...{ save, stale, take }} />
      <p className="text-text-2">{t.allFieldsOptional}</p>
      {settingGroups.map((group) =>
        group === 'taxes' ? null : (
          <Panel key={group} title={panels[group].title} note={panels[group].note}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {settingNamesOf(group).map((name) => (
                <SettingField
                  key={name}
                  name={name}
                  settings={previous}
                  value={draft[name]}
                  error={errorOf(name)}
                  onChange={(text) => change(name, text)}
                />
              ))}
            </div>
          </Panel>
        ),
      )}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={Object.keys(changes).length === 0}
        busy={save.isPending}
        busyLabel={t.saving}
      >
        {t.saveSettings}
      </Button>
    </form>
  );
}
