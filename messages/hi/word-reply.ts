/** Puts the sentences of an error reply into Hindi. One that is not listed stays English rather than getting lost. */
export async function wordReply(reply: Response): Promise<Response> {
  if (reply.ok) return reply;
  const text = await reply.text();
  const hindiOf = await dictionary();
  const { status, statusText, headers } = reply;
  return new Response(text && word(text, hindiOf), { status, statusText, headers });
}

/** A sentence of the server's from a reply that is no error. */
export async function wordSentence(english: string): Promise<string> {
  return (await dictionary())(english);
}

type Dictionary = (english: string) => string;

/** Fetched with the first fault, since most visits meet none; where that fails the words stay English. */
function dictionary(): Promise<Dictionary> {
  return import('./server-texts.ts').then(
    ({ hindiOf }) => hindiOf,
    () => (english: string) => english,
  );
}

function word(text: string, hindiOf: Dictionary): string {
  try {
    return JSON.stringify(JSON.parse(text), (_key, value) => (typeof value === 'string' ? hindiOf(value) : value));
  } catch {
    return text;
  }
}
