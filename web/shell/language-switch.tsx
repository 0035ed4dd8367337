import { useLocation } from 'react-router';
import { language } from '#messages/language.ts';

/**
 * Links to this page in the other languages, each in its own script. They load a new document,
 * because each language is a separate build.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search, hash } = useLocation();
  return language.others.map(({ prefix, tag, invitation, name }) => (
    <a
      key={tag}
      href={`${prefix}${pathname === '/' && prefix ? '' : pathname}${search}${hash}`}
      hrefLang={tag}
      lang={tag}
      title={invitation}
      className={`flex min-h-11 items-center whitespace-nowrap ${className}`}
    >
      {name}
    </a>
  ));
}
