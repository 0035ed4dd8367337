import type { PageContent } from '@jyotiratna/contract';
import type { ComponentProps } from 'react';
import { pages as t } from '#messages/admin/pages.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { MarkdownField, MarkdownHelp } from './markdown-field.tsx';

type Props = {
  editing: ComponentProps<typeof InBothLanguages<PageContent['en']>>['editing'];
  bodyOptional?: boolean;
};

/** The text fields of a page, or of another document with the same fields. */
export function PageCopyFields({ editing, bodyOptional = false }: Props) {
  return (
    <>
      <InBothLanguages editing={editing}>
        {({ language, name, field }) => (
          <>
            <TextField label={t.titleIn[language]} maxLength={120} {...field('title')} />
            <TextAreaField
              label={t.descriptionIn[language]}
              rows={3}
              maxLength={300}
              hint={t.descriptionHint}
              {...field('description')}
              optional
            />
            <TextAreaField
              label={t.leadIn[language]}
              rows={3}
              maxLength={600}
              {...field('lead')}
              optional
            />
            <MarkdownField
              language={name}
              label={t.bodyIn[language]}
              rows={bodyOptional ? 10 : 24}
              maxLength={40_000}
              hint={t.bodyHint}
              {...field('body')}
              optional={bodyOptional || language === 'hi'}
            />
          </>
        )}
      </InBothLanguages>
      <MarkdownHelp />
    </>
  );
}
