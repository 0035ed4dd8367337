import { type ContentLanguage, languages } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { Panel } from '../layout/page.tsx';
import { type BoundField, bindFields, type FieldErrors } from '../layout/use-form.ts';
import { contentPath } from './use-document.ts';

const names: Record<ContentLanguage, string> = { en: t.english, hi: t.hindi };

type Copies<Copy> = Record<ContentLanguage, Copy>;

/** The content of a document in one language, and the binding of its fields. */
export type BoundCopy<Copy> = {
  language: ContentLanguage;
  /** The language's name. */
  name: string;
  copy: Copy;
  set: (patch: Partial<Copy>) => void;
  /** Binds a field; fields in Hindi are optional. */
  field: <Key extends keyof Copy & string>(
    key: Key,
  ) => BoundField<Copy[Key]> & { lang: string; optional: boolean };
};

type Props<Copy> = {
  editing: {
    draft: Copies<Copy>;
    errors: FieldErrors;
    set: (patch: Partial<Copies<Copy>>) => void;
  };
  /** A note above the Hindi fields. */
  note?: string;
  children: (bound: BoundCopy<Copy>) => ReactNode;
};

/** The fields of a document in English and, next to them, in Hindi. */
export function InBothLanguages<Copy extends object>({
  editing,
  note = '',
  children,
}: Props<Copy>) {
  const bind = (language: ContentLanguage): BoundCopy<Copy> => {
    const copy = editing.draft[language];
    const set = (patch: Partial<Copy>) =>
      editing.set({ [language]: { ...copy, ...patch } } as Partial<Copies<Copy>>);
    const { field } = bindFields(copy, set, editing.errors, `${contentPath}${language}.`);
    const own = { lang: languages[language].tag, optional: language === 'hi' };
    return {
      language,
      name: names[language],
      copy,
      set,
      field: (key) => ({ ...own, ...field(key) }),
    };
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {(['en', 'hi'] as const).map((language) => (
        <Panel key={language} title={names[language]} note={language === 'hi' ? note : ''}>
          <div className="grid gap-5">{children(bind(language))}</div>
        </Panel>
      ))}
    </div>
  );
}
