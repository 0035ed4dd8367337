import { type KundliRequest, sourceLocale } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The call's body with the page's language; English is what the shop speaks unless asked. */
export function inLanguage(request: KundliRequest): KundliRequest {
  return language.code === sourceLocale ? request : { ...request, language: language.code };
}
