import { defineTextMessages } from '../../platform/text-messages/define-texts.ts';
import { codeOf } from './code-of.ts';
import { findCode } from './code-queries.ts';

declare module '../../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    /** Gone once it is replaced, used or expired. */
    code: { codeId: string };
  }
}

/** Messages about accounts to phones. */
export const accountMessages = defineTextMessages({
  code: {
    key: ({ kind, codeId }) => `${kind}:${codeId}`,
    secret: true,
    render: async (deps, { codeId }) => {
      const found = await findCode(deps.db, codeId);
      return (
        found && {
          to: found.phone,
          locale: found.locale,
          values: { code: await codeOf(deps, codeId) },
        }
      );
    },
  },
});
