import type { PushSettings } from '@jyotiratna/contract';
import { notifications as t } from '#messages/accounts/notifications.ts';
import { controls } from '#messages/platform/controls.ts';
import { persistedList } from '../../../persisted.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PushSupport } from './browser-push.ts';
import { DeviceList } from './device-list.tsx';
import { useChangePush, usePush } from './use-push.ts';

/**
 * The settings of push notifications: this browser, the kinds of notifications, and all devices.
 */
export default function PushPanel() {
  const { settings, browser, own } = usePush();
  if (settings.isError)
    return (
      <Alert tone="error">
        {t.failed}
        <Button kind="text" size="s" onClick={() => void settings.refetch()}>
          {controls.retry}
        </Button>
      </Alert>
    );
  if (!settings.data || !browser.data) return <Spinner label={t.loading} />;
  const { data } = settings;
  return (
    <div className="grid gap-5">
      <ThisDevice settings={data} support={browser.data.support} ownId={own?.id ?? null} />
      {data.devices.length > 0 && (
        <>
          <Kinds settings={data} />
          <DeviceList devices={data.devices} ownId={own?.id ?? null} />
        </>
      )}
    </div>
  );
}

type DeviceProps = { settings: PushSettings; support: PushSupport; ownId: string | null };

function ThisDevice({ settings: { publicKey }, support, ownId }: DeviceProps) {
  const { turnOn, remove } = useChangePush();
  if (support === 'install') return <InstallHint />;
  if (support === 'none') return <p className="text-text-2">{t.unsupported}</p>;
  if (support === 'denied') return <Alert tone="wait">{t.denied}</Alert>;
  if (publicKey === null) return <Alert tone="wait">{t.unavailable}</Alert>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status">{ownId === null ? t.isOff : t.isOn}</p>
      {ownId === null ? (
        <Button size="s" busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
          {t.turnOn}
        </Button>
      ) : (
        <Button
          kind="second"
          size="s"
          busy={remove.isPending}
          onClick={() => remove.mutate({ id: ownId, isOwn: true })}
        >
          {t.turnOff}
        </Button>
      )}
    </div>
  );
}

const dismissed = persistedList('push_hints', (value) => (value === 'install' ? value : null), {
  orPage: true,
});

/** Displayed on a device until it is dismissed. */
function InstallHint() {
  if (dismissed.use().includes('install')) return <p className="text-text-2">{t.install.title}</p>;
  return (
    <Alert tone="info" title={t.install.title}>
      <p>{t.install.text}</p>
      <Button kind="text" size="s" className="-ml-4" onClick={() => dismissed.write(['install'])}>
        {t.install.dismiss}
      </Button>
    </Alert>
  );
}

function Kinds({ settings: { kinds, named } }: { settings: PushSettings }) {
  const { save } = useChangePush();
  const on = kinds.filter((one) => one.on).map(({ kind }) => kind);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t.about}</legend>
      <div className="grid justify-items-start">
        {kinds.map(({ kind, on: checked }) => (
          <Checkbox
            key={kind}
            checked={checked}
            onChange={() => {
              const selected = checked ? on.filter((one) => one !== kind) : [...on, kind];
              save.mutate({ kinds: selected, named });
            }}
          >
            {t.kinds[kind]}
          </Checkbox>
        ))}
        <Checkbox
          checked={named}
          aria-describedby="push-named"
          onChange={() => save.mutate({ kinds: on, named: !named })}
        >
          {t.named}
        </Checkbox>
      </div>
      <p id="push-named" className="text-small text-text-2">
        {t.namedHint}
      </p>
    </fieldset>
  );
}
