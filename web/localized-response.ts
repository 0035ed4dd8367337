import { type FormattedMessage, sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** In English the API's own messages need no translation (i18n). */
const speaksAsTheShop = language.code === sourceLocale;

/**
 * An error response with its messages in this build's language, translated by their codes. Messages
 * without a translation stay in English.
 */
export async function localizedResponse(reply: Response): Promise<Response> {
  if (reply.ok || speaksAsTheShop) return reply;
  const text = await reply.text();
  const copy = await errorLabels();
  const { status, statusText, headers } = reply;
  return new Response(text && copy ? wordText(text, copy) : text, { status, statusText, headers });
}

/** A message in a successful response; `source` is the API's own text. */
export async function formatErrorMessage(
  message: FormattedMessage,
  source: string,
): Promise<string> {
  if (speaksAsTheShop) return source;
  const copy = await errorLabels();
  return copy?.localizeMessage(copy.errors, message) ?? source;
}

type Labels = Awaited<ReturnType<typeof load>>;

const load = async () => {
  const [{ errors }, own, format] = await Promise.all([
    import('#messages/errors.ts'),
    inAdmin() ? import('#messages/admin/errors.ts') : null,
    import('@jyotiratna/messages/format-error.ts'),
  ]);
  return { errors: own ? format.withWords(errors, own.admin) : errors, ...format };
};

/** Only admin pages fetch the messages of their own errors. */
const inAdmin = () => location.pathname.startsWith(`${language.prefix}/admin`);

/**
 * The translated error messages, fetched with the first error, because most visits have none; null
 * if that fails.
 */
const errorLabels = (): Promise<Labels | null> => load().catch(() => null);

function wordText(text: string, { errors, localizeReply }: Labels): string {
  try {
    return JSON.stringify(localizeReply(errors, JSON.parse(text)));
  } catch {
    return text;
  }
}
