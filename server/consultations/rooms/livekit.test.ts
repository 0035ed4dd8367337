import { jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { roomKeys } from '../../testing/room-server.ts';
import { createLiveKitRooms } from './livekit.ts';

const rooms = createLiveKitRooms({ url: 'wss://rooms.example.in', ...roomKeys });

it('admits one participant to one room, to see, hear and speak, until the token expires', async () => {
  const token = await rooms.createToken('con_1', 'healer', 42);
  const { payload } = await jwtVerify(token, Buffer.from(roomKeys.secret), {
    issuer: roomKeys.key,
  });
  expect(payload).toMatchObject({ sub: 'healer' });
  expect(payload.name, 'no name leaves the shop').toBeUndefined();
  expect(payload.video).toEqual({
    ...{
      room: 'con_1',
      roomJoin: true,
      canSubscribe: true,
      canPublish: true,
      canPublishData: false,
    },
    canPublishSources: ['microphone', 'camera'],
  });
  expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(42);
  expect(payload.exp! - Date.now() / 1000).toBeGreaterThan(35);
});

it('rejects a token signed with another secret', async () => {
  const other = createLiveKitRooms({
    url: 'wss://rooms.example.in',
    key: roomKeys.key,
    secret: 'x'.repeat(40),
  });
  const token = await other.createToken('con_1', 'healer', 42);
  await expect(jwtVerify(token, Buffer.from(roomKeys.secret))).rejects.toThrow();
});

it.each(['wss://rooms.example.in', 'https://rooms.example.in'])(
  'pages connect to %s by socket and by https',
  (url) => {
    const created = createLiveKitRooms({ url, ...roomKeys });
    expect(created.url).toBe('wss://rooms.example.in');
    expect(created.hosts).toEqual(['wss://rooms.example.in', 'https://rooms.example.in']);
  },
);
