import { useLocation } from 'react-router';
import { language } from '#messages/language.ts';

const { other } = language;

/** This page in the other language, named in its own script. A new document: each language is a build of its own. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search, hash } = useLocation();
  const path = `${other.prefix}${pathname === '/' && other.prefix ? '' : pathname}`;
  return (
    <a
      href={`${path}${search}${hash}`}
      hrefLang={other.tag}
      lang={other.tag}
      title={other.switch}
      className={`flex min-h-11 items-center whitespace-nowrap ${className}`}
    >
      {other.name}
    </a>
  );
}
