import { addPushDeviceRoute, readPushRoute } from '@jyotiratna/contract/push';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { session } from '#messages/consultations/session.ts';
import { api } from '../../../api.ts';
import { ownSubscription } from '../../accounts/push/browser-push.ts';

const t = session.dashboard;

/** Whether requests ring on a device while the dashboard is closed, and a link to that setting. */
export function ReachableNote({ rings }: { rings: boolean }) {
  useEffect(() => void renewDevice().catch(() => undefined), []);
  return (
    <p className="basis-full text-small text-text-2">
      {rings ? t.rings : t.ringsNot}{' '}
      <Link to="/healer/profile#notifications" className="text-link">
        {t.ringsSettings}
      </Link>
    </p>
  );
}

/**
 * Registers the push device again, because it belongs to the login session in which it was last
 * registered.
 */
async function renewDevice(): Promise<void> {
  const { publicKey, devices } = await api(readPushRoute);
  const body = publicKey && (await ownSubscription(publicKey));
  if (body && devices.some(({ endpoint }) => endpoint === body.endpoint))
    await api(addPushDeviceRoute, { body });
}
