import type { Rooms } from './rooms.ts';

/** Timeout for the room server's response, in s. */
const timeoutSeconds = 5;

/** Imported at the first use of a room, since it takes 30 MB of memory. */
const sdk = () => import('livekit-server-sdk');

type Settings = { url: string; key: string; secret: string };

/** Rooms on a LiveKit server. It knows a participant only as customer or healer, without a name. */
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
