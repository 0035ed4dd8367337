/**
 * The kinds of notifications that an account receives on its devices, by role; each can be
 * switched.
 */
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

/** Off until switched on: these are no news about something that its owner did. */
export const optInPushKinds: readonly PushKind[] = ['daily-chart'];

/** Devices of one account. */
export const maxPushSubscriptions = 10;
