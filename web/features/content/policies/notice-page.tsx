import { type NoticeTranslation, noticeDirection } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { noticeInLanguages as t } from '#messages/privacy/notice-languages.ts';
import { plainDate } from '../../../plain-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Blocks } from '../../../ui/blocks.tsx';
import './notice-language.css';

/** The privacy notice in an added language, in that language's writing direction. */
export function NoticePage({ translation: { language, title, version, outdated, body } }: Props) {
  const day = plainDate(version);
  return (
    <div className="page pt-7 pb-16 md:pt-12 md:pb-28">
      <p className="mb-5">
        <Link
          to="/privacy-policy"
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          {t.now}
        </Link>
      </p>
      {outdated ? (
        <Alert tone="wait">{t.earlier(day)}</Alert>
      ) : (
        <p className="text-small text-text-2">{t.of(day)}</p>
      )}
      <article lang={language} dir={noticeDirection(language)} className="notice-language mt-7">
        <h1 className="mb-7 text-display-l">{title}</h1>
        <Blocks body={body} />
      </article>
    </div>
  );
}

type Props = { translation: NoticeTranslation };
