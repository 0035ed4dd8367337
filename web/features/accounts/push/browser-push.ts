/**
 * `install`: a browser on iOS, which has notifications only for apps on the home screen; `denied`:
 * the user blocks them.
 */
export type PushSupport = 'ready' | 'install' | 'denied' | 'none';

/** A push subscription in the server's format. */
export type PushSubscriptionData = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Whether this browser supports push notifications. */
export function pushSupport(): PushSupport {
  if (!('PushManager' in window && 'serviceWorker' in navigator)) {
    const isSafariTab = (navigator as Navigator & { standalone?: boolean }).standalone === false;
    return isSafariTab ? 'install' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const registered = () => navigator.serviceWorker?.getRegistration();

/** This browser's URL at its push service; null without a subscription. */
export async function ownEndpoint(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Requests permission if needed, and subscribes with the shop's VAPID key; a subscription with a
 * previous key is replaced.
 * @returns null where the user denies permission
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionData | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } =
    (await registered()) ?? (await navigator.serviceWorker.register('/sw.js'));
  await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  if (current && keyOf(current) !== publicKey) await current.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return dataOf(await pushManager.subscribe(options));
}

/** This browser's subscription with the shop's current key; null without one. */
export async function ownSubscription(publicKey: string): Promise<PushSubscriptionData | null> {
  const current = await (await registered())?.pushManager?.getSubscription();
  return current && keyOf(current) === publicKey ? dataOf(current) : null;
}

/** Ends this browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  const current = await (await registered())?.pushManager?.getSubscription();
  await current?.unsubscribe();
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The VAPID key of a subscription, base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
