import { type KundliRequest, sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The request body with the page's language; English is the server's default. */
export function inLanguage(request: KundliRequest): KundliRequest {
  return language.code === sourceLocale ? request : { ...request, language: language.code };
}
