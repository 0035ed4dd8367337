import { enterRoomRoute } from '@jyotiratna/contract/consultations';
import type { LocalTrack, RemoteTrack, Room } from 'livekit-client';
import { api } from '../../../api.ts';

/** Interval in ms at which the server is notified that this participant is in the room. */
const presenceIntervalMs = 10_000;

/** The reason of a failed join; the chat session continues. */
export type RoomFailure = 'denied' | 'no_device' | 'in_use' | 'unreachable' | 'lost';
export class RoomError extends Error {
  readonly reason: RoomFailure;
  constructor(reason: RoomFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** The current audio and video tracks of the room. */
export type InRoom = {
  microphone: boolean;
  camera: boolean;
  own: LocalTrack | null;
  others: readonly RemoteTrack[];
};

export type RoomLine = {
  setMicrophone: (on: boolean) => Promise<void>;
  setCamera: (on: boolean) => Promise<void>;
  leave: () => void;
};

type Target = {
  id: string;
  video: boolean;
  onChange: (now: InRoom) => void;
  onDisconnect: () => void;
};

/**
 * Requests microphone and camera, and joins the session's room.
 * @throws RoomError
 */
export async function joinRoom({ id, video, onChange, onDisconnect }: Target): Promise<RoomLine> {
  const { Room, RoomEvent, Track, createLocalTracks } = await import('livekit-client').catch(() => {
    throw new RoomError('unreachable');
  });
  const tracks = await createLocalTracks({ audio: true, video })
    // Without a camera, joins with audio only.
    .catch((cause: Error) =>
      video && isMissing(cause) ? createLocalTracks({ audio: true }) : Promise.reject(cause),
    )
    .catch((cause: Error) => {
      throw new RoomError(errorFrom(cause));
    });
  const room = new Room({ adaptiveStream: true, dynacast: true });
  const notify = () => onChange(lookAt(room, Track.Source));
  try {
    const { url, token } = await api(enterRoomRoute, { params: { id }, body: { talking: false } });
    await room.connect(url, token, {
      maxRetries: 0,
      websocketTimeout: 8_000,
      peerConnectionTimeout: 10_000,
    });
    await Promise.all(tracks.map((track) => room.localParticipant.publishTrack(track)));
  } catch {
    for (const track of tracks) track.stop();
    await room.disconnect();
    throw new RoomError('unreachable');
  }
  const reportPresence = () => {
    const talking = room.remoteParticipants.size > 0;
    api(enterRoomRoute, { params: { id }, body: { talking } }).catch(() => {});
  };
  const timer = setInterval(reportPresence, presenceIntervalMs);
  for (const event of [
    RoomEvent.TrackSubscribed,
    RoomEvent.TrackUnsubscribed,
    RoomEvent.TrackMuted,
    RoomEvent.TrackUnmuted,
    RoomEvent.LocalTrackPublished,
    RoomEvent.ParticipantDisconnected,
  ] as const)
    room.on(event, notify);
  room.on(RoomEvent.ParticipantConnected, reportPresence);
  room.on(RoomEvent.Disconnected, () => {
    clearInterval(timer);
    for (const track of tracks) track.stop();
    onDisconnect();
  });
  notify();
  if (room.remoteParticipants.size > 0) reportPresence();
  return {
    setMicrophone: async (on) =>
      void (await room.localParticipant.setMicrophoneEnabled(on).then(notify)),
    setCamera: async (on) => {
      await room.localParticipant.setCameraEnabled(on).catch((cause: Error) => {
        throw new RoomError(errorFrom(cause));
      });
      notify();
    },
    leave: () => void room.disconnect(),
  };
}

function lookAt(room: Room, { Camera }: { Camera: string }): InRoom {
  const { localParticipant: own, remoteParticipants } = room;
  const camera = own.getTrackPublications().find(({ source }) => source === Camera);
  const published = [...remoteParticipants.values()].flatMap((one) => [
    ...one.trackPublications.values(),
  ]);
  return {
    microphone: own.isMicrophoneEnabled,
    camera: own.isCameraEnabled,
    own: own.isCameraEnabled ? ((camera?.track as LocalTrack | undefined) ?? null) : null,
    others: published.flatMap(({ track, isMuted }) =>
      track && !(isMuted && track.kind === 'video') ? [track] : [],
    ),
  };
}

const isMissing = ({ name }: Error) => name === 'NotFoundError' || name === 'OverconstrainedError';

/** The reason for the browser's rejection of microphone or camera. */
export function errorFrom(cause: Error): RoomFailure {
  if (cause.name === 'NotAllowedError' || cause.name === 'SecurityError') return 'denied';
  return cause.name === 'NotReadableError' || cause.name === 'AbortError' ? 'in_use' : 'no_device';
}
