import type { Consultation } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';

const messages = session.dashboard;
/** Hz and seconds of the two tones of a request. */
const tones = [
  [880, 0],
  [1175, 0.18],
] as const;
const toneSeconds = 0.16;

let audio: AudioContext | null = null;

/** Lets the page sound: browsers allow it after a press alone. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** Two short tones; nothing where no press has allowed it. */
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

/** A system notification, for a page in the background. */
export async function notifyOfRequest({ id, customerName, question }: Consultation): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden)
    return;
  const title = messages.newRequest(customerName);
  const options = { tag: `request-${id}`, body: question };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => window.focus();
  } catch {
    // Browsers of phones let the service worker alone notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
