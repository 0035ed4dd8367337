import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

/** The API key and secret of the tests' room server. */
export const roomKeys = {
  key: 'key-of-the-tests',
  secret: 'a secret of the tests with enough letters',
};

/**
 * A server with LiveKit's RoomService: it deletes rooms for authorised callers, and can simulate
 * failures.
 */
export async function startRoomServer() {
  const state = { rooms: new Set<string>(), deleted: [] as string[], failing: false };
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.failing) return reply(503, { code: 'unavailable', msg: 'down' });
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const claims = await jwtVerify(token, Buffer.from(roomKeys.secret), {
      issuer: roomKeys.key,
    }).catch(() => null);
    const grant = claims?.payload.video as { roomCreate?: boolean; roomList?: boolean } | undefined;
    if (request.url === '/twirp/livekit.RoomService/DeleteRoom') {
      if (!grant?.roomCreate) return reply(401, { code: 'unauthenticated', msg: 'no' });
      const { room } = JSON.parse(Buffer.concat(chunks).toString()) as { room: string };
      if (!state.rooms.delete(room)) return reply(404, { code: 'not_found', msg: 'no such room' });
      state.deleted.push(room);
      return reply(200, {});
    }
    return reply(404, { code: 'bad_route', msg: 'no such method' });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}`;
  const env = {
    SESSION_ROOMS: 'livekit',
    LIVEKIT_URL: url,
    LIVEKIT_API_KEY: roomKeys.key,
    LIVEKIT_API_SECRET: roomKeys.secret,
  };
  return { state, url, env, close: () => new Promise((done) => server.close(done)) };
}
