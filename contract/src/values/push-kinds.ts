/** Kinds of push notifications by the account's role; each can be disabled. */
export const pushKinds = {
  user: ['session', 'healer-free', 'parcel', 'back-in-stock', 'daily-chart'],
  healer: ['request'],
  admin: ['order', 'message', 'booking', 'review', 'return'],
} as const;

export type PushKind = (typeof pushKinds)[keyof typeof pushKinds][number];

export const everyPushKind: readonly PushKind[] = [
  ...pushKinds.user,
  ...pushKinds.healer,
  ...pushKinds.admin,
];

/** Kinds disabled by default, because they do not result from an action of the user. */
export const optInPushKinds: readonly PushKind[] = ['daily-chart'];

/** Maximum devices per account. */
export const maxPushSubscriptions = 10;
