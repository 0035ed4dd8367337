import { type ShopSettings, settingGroups } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { settingPanels, settings as t } from '#messages/admin/settings.ts';
import { AdminForm } from '../layout/admin-form.tsx';
import { AdminHead, LoadStates, Panel } from '../layout/page.tsx';
import { bindFields } from '../layout/use-form.ts';
import { SettingField } from './setting-field.tsx';
import { settingsQuery } from './settings-query.ts';
import { changesOf, settingNamesOf, settingValuesOf } from './settings-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** The settings that an owner changes here, without the server's environment. */
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
  const form = useSettingsForm({
    settings,
    valuesOf: settingValuesOf,
    settingsOf: (values, base) => changesOf(base, values),
  });
  const { field } = bindFields(form.values, form.set, form.errors, 'values.');
  useFocusLinked(form.form.ref);
  return (
    <AdminForm
      of={form}
      failed={t.settingsCouldNot}
      save={t.saveSettings}
      disabled={Object.keys(changesOf(form.base, form.values)).length === 0}
    >
      <p className="text-text-2">{t.allFieldsOptional}</p>
      {settingGroups.map((group) =>
        group === 'taxes' ? null : (
          <Panel key={group} {...settingPanels[group]}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {settingNamesOf(group).map((name) => (
                <SettingField key={name} settings={form.base} {...field(name)} name={name} />
              ))}
            </div>
          </Panel>
        ),
      )}
    </AdminForm>
  );
}

/** Focuses the setting in the URL's fragment once, such as `/admin/settings#GSTIN`. */
function useFocusLinked(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = form.current?.elements.namedItem(hash.slice(1));
    if (!(field instanceof HTMLElement)) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [form, hash]);
}
