/**
 * `install`: a browser of iOS, which has notifications for apps of the home screen alone;
 * `denied`: its user blocks them.
 */
export type PushSupport = 'ready' | 'install' | 'denied' | 'none';

/** A subscription as the shop stores it. */
export type PushSubscriptionData = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Whether this browser can have notifications. */
export function pushSupport(): PushSupport {
  if (!('PushManager' in window && 'serviceWorker' in navigator)) {
    const isSafariTab = (navigator as Navigator & { standalone?: boolean }).standalone === false;
    return isSafariTab ? 'install' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const registered = () => navigator.serviceWorker?.getRegistration();

/** The address of this browser at its push service; null while it has none. */
export async function ownEndpoint(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Requests permission where it is needed, and subscribes with the shop's key; a subscription with
 * a previous key is replaced.
 * @returns null where the user does not permit it
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

/** The subscription that this browser has with the shop's key; null without one. */
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

/** The key of a subscription, base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
