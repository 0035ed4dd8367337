import type { BrowserContext } from '@playwright/test';

/**
 * Mocks the room server's browser library, which would need a real server: a room with one other
 * participant, who joins a moment later with audio and video. Requests to the shop (token,
 * presence) are not mocked.
 */
export async function standInForRooms(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/livekit[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
}

const library = `
export const Track = { Source: { Microphone: 'microphone', Camera: 'camera' } };
export const RoomEvent = Object.fromEntries(
  ['TrackSubscribed', 'TrackUnsubscribed', 'TrackMuted', 'TrackUnmuted', 'LocalTrackPublished', 'ParticipantDisconnected',
    'ParticipantConnected', 'Disconnected'].map((name) => [name, name]),
);
class StandInTrack {
  constructor(kind, source, media) { Object.assign(this, { kind, source, media, sid: kind + source + Math.random() }); }
  attach(element = document.createElement(this.kind)) { element.srcObject = new MediaStream([this.media]); return element; }
  detach(element) { element.srcObject = null; return element; }
  stop() { this.media.stop(); }
}
export async function createLocalTracks({ audio, video }) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio, video });
  return stream.getTracks().map((media) => new StandInTrack(media.kind, media.kind === 'audio' ? 'microphone' : 'camera', media));
}
function drawn() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const pen = canvas.getContext('2d');
  setInterval(() => { pen.fillStyle = '#3b5b52'; pen.fillRect(0, 0, 640, 360); pen.fillStyle = '#e9d9b6'; pen.arc(320, 170, 70, 0, 7); pen.fill(); }, 100);
  return canvas.captureStream(10).getVideoTracks()[0];
}
export class Room {
  listeners = {};
  remoteParticipants = new Map();
  localParticipant = {
    isMicrophoneEnabled: false, isCameraEnabled: false, published: [],
    getTrackPublications() { return this.published.map((track) => ({ source: track.source, track })); },
    async publishTrack(track) { this.published.push(track); this.set(track.source, true); },
    set(source, on) { this[source === 'camera' ? 'isCameraEnabled' : 'isMicrophoneEnabled'] = on; },
    async setMicrophoneEnabled(on) { this.set('microphone', on); },
    async setCameraEnabled(on) {
      if (on && !this.published.some(({ source }) => source === 'camera')) await this.publishTrack((await createLocalTracks({ video: true }))[0]);
      this.set('camera', on);
    },
  };
  on(event, listener) { (this.listeners[event] ??= []).push(listener); }
  tell(event) { for (const listener of this.listeners[event] ?? []) listener(); }
  async connect(url, token) {
    if (!url.startsWith('ws') || token.split('.').length !== 3) throw new Error('no token');
    setTimeout(() => {
      const picture = new StandInTrack('video', 'camera', drawn());
      this.remoteParticipants.set('other', { trackPublications: new Map([['camera', { track: picture, isMuted: false }]]) });
      this.tell('ParticipantConnected');
      this.tell('TrackSubscribed');
    }, 600);
  }
  async disconnect() { this.remoteParticipants.clear(); this.tell('Disconnected'); }
}
`;
