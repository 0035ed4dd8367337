import type { PushDevice } from '@jyotiratna/contract';
import { testPushRoute } from '@jyotiratna/contract/push';
import { notifications as t } from '#messages/accounts/notifications.ts';
import { api } from '../../../api.ts';
import { callMessage } from '../../../call-message.ts';
import { plainDay } from '../../../plain-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useCall } from '../../../use-call.ts';
import { deviceName } from '../device-name.ts';
import { useChangePush } from './use-push.ts';

type Props = { devices: readonly PushDevice[]; ownId: string | null };

/** The devices of an account, each with buttons for a test and its removal. */
export function DeviceList({ devices, ownId }: Props) {
  return (
    <div>
      <h3 className="font-text text-body font-semibold">{t.devices}</h3>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isOwn={device.id === ownId} />
        ))}
      </ul>
    </div>
  );
}

function DeviceRow({ device, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const { id, agent, createdAt, lastSentAt, failing } = device;
  const { remove } = useChangePush();
  const test = useCall({
    call: () => api(testPushRoute, { params: { id } }),
    done: () => t.tested,
    failed: (error) => callMessage(error, t.notSaved),
  });
  const name = deviceName(agent);
  const added = t.addedOn(plainDay(createdAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {name}
          {isOwn && <Chip>{t.here}</Chip>}
        </p>
        <p className="text-small text-text-2">
          {lastSentAt === null ? added : `${added}, ${t.lastSent(plainDay(lastSentAt))}`}
          {failing && <span className="block text-sindoor-700">{t.failing}</span>}
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          kind="text"
          size="s"
          busy={test.busy}
          aria-label={t.testOf(name)}
          onClick={() => test.send()}
        >
          {t.test}
        </Button>
        <Button
          kind="text"
          size="s"
          busy={remove.busy}
          aria-label={t.removeOf(name)}
          onClick={() => remove.send({ id, isOwn })}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
