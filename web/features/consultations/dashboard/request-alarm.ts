import type { Consultation } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';

const messages = session.dashboard;
/** Frequency (Hz) and start (s) of the two tones of a request. */
const tones = [
  [880, 0],
  [1175, 0.18],
] as const;
const toneSeconds = 0.16;

let audio: AudioContext | null = null;

/** Enables sound: browsers permit it only after a user gesture. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** Plays two short tones; does nothing before `allowSound`. */
export function playRequestSound(): void {
  if (audio?.state !== 'running') return;
  for (const [frequency, after] of tones) {
    const start = audio.currentTime + after;
    const oscillator = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.0001 });
    volume.gain.exponentialRampToValueAtTime(0.3, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + toneSeconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + toneSeconds);
  }
}

/** Displays a system notification, for a page in the background. */
export async function notifyOfRequest({ id, customerName, question }: Consultation): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden)
    return;
  const title = messages.newRequest(customerName);
  const options = { tag: `request-${id}`, body: question };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => window.focus();
  } catch {
    // Mobile browsers permit notifications only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
