import { Mic, MicOff, Phone, PhoneOff, Video, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { persistedText } from '../../../persisted.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type InRoom, joinRoom, RoomError, type RoomFailure, type RoomLine } from './join-room.ts';
import { TrackView } from './track-view.tsx';

const t = session.room;
const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const;
/** The requested mode, stored while the page is reloaded to permit microphone and camera. */
const requestedMode = persistedText('room-wish', /^(voice|video)$/, { tab: true });

type Mode = 'voice' | 'video';
const methods: Record<Props['booked'], readonly Mode[]> = {
  chat: ['voice', 'video'],
  phone: ['voice'],
  video: ['video', 'voice'],
};
type State =
  | { at: 'out' }
  | { at: 'joining'; mode: Mode }
  | { at: 'in' }
  | { at: 'failed'; reason: RoomFailure };
type Props = {
  id: string;
  other: string;
  otherInRoom: boolean;
  /** The booked mode: it is offered first, and a phone session has no video. */
  booked: 'chat' | 'phone' | 'video';
};

/** Voice and video next to the chat, independent of the clock and the bill. */
export default function RoomPanel({ id, other, otherInRoom, booked }: Props) {
  const [state, setState] = useState<State>({ at: 'out' });
  const [seen, setSeen] = useState<InRoom | null>(null);
  const line = useRef<RoomLine | null>(null);
  const hasLeft = useRef(false);

  const join = async (mode: Mode) => {
    if (!mayUseMedia()) {
      requestedMode.write(mode);
      location.reload();
      return;
    }
    setState({ at: 'joining', mode });
    let left = false;
    try {
      const joined = await joinRoom({
        id,
        video: mode === 'video',
        onChange: setSeen,
        onDisconnect: () => {
          const meant = left || line.current === null;
          line.current = null;
          setSeen(null);
          if (!hasLeft.current) setState(meant ? { at: 'out' } : { at: 'failed', reason: 'lost' });
        },
      });
      const leave = () => {
        left = true;
        joined.leave();
      };
      if (hasLeft.current) return leave();
      line.current = { ...joined, leave };
      setState({ at: 'in' });
    } catch (error) {
      if (!hasLeft.current)
        setState({
          at: 'failed',
          reason: error instanceof RoomError ? error.reason : 'unreachable',
        });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the page was loaded anew for it
  useEffect(() => {
    hasLeft.current = false;
    const request = requestedMode.read();
    requestedMode.write(null);
    if (request === 'voice' || request === 'video') void join(request);
    return () => {
      hasLeft.current = true;
      line.current?.leave();
    };
  }, []);
  // Joining and leaving removes the clicked button: the focus moves to its replacement.
  const panel = useRef<HTMLElement>(null);
  const inRoom = state.at === 'in';
  const previousIn = useRef(inRoom);
  useEffect(() => {
    const changed = previousIn.current !== inRoom;
    previousIn.current = inRoom;
    if (
      changed &&
      (document.activeElement === document.body || panel.current?.contains(document.activeElement))
    )
      panel.current?.querySelector('button')?.focus();
  }, [inRoom]);
  const turn = (task: Promise<void> | undefined) =>
    task?.catch((error: unknown) =>
      setState({ at: 'failed', reason: error instanceof RoomError ? error.reason : 'lost' }),
    );

  return (
    <section ref={panel} aria-label={t.label} className="grid gap-3 border-b border-line px-4 py-3">
      {state.at === 'failed' && (
        <Alert tone="error" title={t.failed[state.reason]}>
          {t.goesOn}
        </Alert>
      )}
      {state.at !== 'in' && otherInRoom && <Alert tone="info">{t.isIn(other)}</Alert>}
      {seen && state.at === 'in' && <ImageList seen={seen} other={other} />}
      <div className="flex flex-wrap gap-2">
        {state.at === 'in' && seen ? (
          <>
            <Button
              kind="second"
              size="s"
              aria-pressed={seen.microphone}
              onClick={() => void turn(line.current?.setMicrophone(!seen.microphone))}
            >
              {seen.microphone ? <Mic {...icon} /> : <MicOff {...icon} />}
              {t.microphone}
            </Button>
            {booked !== 'phone' && (
              <Button
                kind="second"
                size="s"
                aria-pressed={seen.camera}
                onClick={() => void turn(line.current?.setCamera(!seen.camera))}
              >
                {seen.camera ? <Video {...icon} /> : <VideoOff {...icon} />}
                {t.camera}
              </Button>
            )}
            <Button kind="danger" size="s" onClick={() => line.current?.leave()}>
              <PhoneOff {...icon} />
              {t.leave}
            </Button>
          </>
        ) : (
          methods[booked].map((mode) => (
            <Button
              key={mode}
              kind={
                booked !== 'chat' && mode === methods[booked][0]
                  ? 'done'
                  : otherInRoom
                    ? 'second'
                    : 'text'
              }
              size="s"
              busy={state.at === 'joining'}
              busyLabel={state.at === 'joining' && state.mode === mode ? t.joining : t[mode]}
              onClick={() => void join(mode)}
            >
              {mode === 'voice' ? <Phone {...icon} /> : <Video {...icon} />}
              {t[mode]}
            </Button>
          ))
        )}
      </div>
    </section>
  );
}

function ImageList({ seen: { own, others: rest }, other }: { seen: InRoom; other: string }) {
  const hasVideo = rest.some(({ kind }) => kind === 'video');
  return (
    <div
      className={
        hasVideo || own
          ? 'relative aspect-video overflow-hidden rounded-md bg-ink-900 text-marble-0'
          : ''
      }
    >
      <p role="status" className={hasVideo ? 'sr-only' : own ? 'p-4' : ''}>
        {rest.length > 0 ? t.heard(other) : t.alone(other)}
      </p>
      {rest.map((track) => (
        <TrackView
          key={track.sid}
          track={track}
          label={t.imageOf(other)}
          className="size-full object-contain"
        />
      ))}
      {own && (
        <TrackView
          track={own}
          label={t.ownImage}
          className="absolute right-3 bottom-3 w-1/4 max-w-40 rounded-md border border-marble-0"
        />
      )}
    </div>
  );
}

/**
 * Whether this page may use microphone and camera: the server permits it only on pages of sessions,
 * so one reached by client-side navigation must be reloaded first.
 */
function mayUseMedia(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const path = loaded ? new URL(loaded.name).pathname : location.pathname;
  return /^(?:\/hi)?\/(?:sessions\/con_[^/]+|healer)\/?$/.test(path);
}
