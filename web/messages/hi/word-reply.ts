import { serverTexts } from './server-texts.ts';

/** Puts the sentences of an error reply into Hindi. One that is not listed stays English rather than getting lost. */
export async function wordReply(reply: Response): Promise<Response> {
  if (reply.ok) return reply;
  const text = await reply.text();
  const { status, statusText, headers } = reply;
  return new Response(text && word(text), { status, statusText, headers });
}

function word(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_key, value) => (typeof value === 'string' ? hindiOf(value) : value));
  } catch {
    return text;
  }
}

function hindiOf(text: string): string {
  for (const [english, hindi] of serverTexts) {
    if (typeof english === 'string' ? english === text : english.test(text)) return text.replace(english, hindi);
  }
  return text;
}
