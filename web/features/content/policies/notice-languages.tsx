import {
  type NoticeTranslationDetails,
  noticeDirection,
  noticeLanguages,
} from '@jyotiratna/contract';
import { Link } from 'react-router';
import { noticeInLanguages as t } from '#messages/privacy/notice-languages.ts';

/**
 * Links to the privacy notice in the languages that the owner has added; renders nothing without
 * any.
 */
export function NoticeLanguages({
  translations,
}: {
  translations: readonly NoticeTranslationDetails[];
}) {
  if (translations.length === 0) return null;
  return (
    <nav aria-label={t.list} className="mb-7">
      <p className="text-small text-text-2">{t.list}</p>
      <ul className="flex flex-wrap gap-x-5">
        {translations.map(({ language }) => (
          <li key={language}>
            <Link
              to={`/privacy-policy/${language}`}
              hrefLang={language}
              lang={language}
              dir={noticeDirection(language)}
              className="notice-language text-link inline-flex min-h-11 items-center"
            >
              {noticeLanguages[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
