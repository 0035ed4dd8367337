import { Bell, BellRing, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { persistedList } from '../../../persisted.ts';
import { Button } from '../../../ui/button.tsx';
import { allowSound, playRequestSound } from './request-alarm.ts';

const messages = session.dashboard;
const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const;

/** Alarm types that are disabled in this browser; only 'sound' is stored. */
export const silenced = persistedList(
  'desk_silenced',
  (value) => (value === 'sound' ? value : null),
  { orPage: true },
);

/** Whether requests play a sound in this browser. */
export function useHasSound(): boolean {
  return !silenced.use().includes('sound');
}

/**
 * Switches for sound and notifications in this browser; a click requests the permission for
 * notifications.
 */
export function AlarmSettings() {
  const hasSound = useHasSound();
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  const toggle = () => {
    silenced.write(hasSound ? ['sound'] : []);
    if (hasSound) return;
    allowSound();
    playRequestSound();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="text" size="s" aria-pressed={hasSound} onClick={toggle}>
        {hasSound ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
        {hasSound ? messages.soundOn : messages.soundOff}
      </Button>
      {permission === 'default' && (
        <Button
          kind="text"
          size="s"
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          <Bell {...icon} />
          {messages.allowNotifications}
        </Button>
      )}
      {permission === 'granted' && (
        <p className="flex min-h-11 items-center gap-2.5 px-4 text-small text-text-2">
          <BellRing {...icon} />
          {messages.notificationsOn}
        </p>
      )}
      {permission === 'denied' && (
        <p className="px-4 text-small text-text-2">{messages.notificationsBlocked}</p>
      )}
    </div>
  );
}
