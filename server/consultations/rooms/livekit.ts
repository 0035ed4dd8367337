import type { Rooms } from './rooms.ts';

/** Longest wait for the room server, in s. */
const timeoutSeconds = 5;

/**
 * Imported lazily with the first room: shops without rooms save its thirty megabytes of memory.
 */
const sdk = () => import('livekit-server-sdk');

type Settings = { url: string; key: string; secret: string };

/**
 * Rooms on a LiveKit server. A participant is identified there by their side only: no name
 * leaves the shop.
 */
export function createLiveKitRooms({ url, key, secret }: Settings): Rooms {
  const socket = url.replace(/^http/, 'ws');
  const base = url.replace(/^ws/, 'http');
  return {
    url: socket,
    hosts: [socket, base]
      .map((address) => new URL(address))
      .map(({ protocol, host }) => `${protocol}//${host}`),
    async createToken(room, side, seconds) {
      const { AccessToken, TrackSource } = await sdk();
      const token = new AccessToken(key, secret, { identity: side, ttl: seconds });
      token.addGrant({
        ...{ room, roomJoin: true, canSubscribe: true, canPublish: true, canPublishData: false },
        canPublishSources: [TrackSource.MICROPHONE, TrackSource.CAMERA],
      });
      return token.toJwt();
    },
    async close(room) {
      const { RoomServiceClient } = await sdk();
      const service = new RoomServiceClient(base, key, secret, {
        requestTimeout: timeoutSeconds,
        failover: false,
      });
      await service.deleteRoom(room).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
      });
    },
  };
}
