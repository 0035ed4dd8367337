import { defineTextMessages } from '../../platform/text-messages/define-texts.ts';
import { codeOf } from './code-of.ts';
import { findCode } from './code-queries.ts';

declare module '../../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    /** Obsolete once the code is used or expired. Each request sends a message. */
    code: { codeId: string; requestId: string };
  }
}

/** Messages about accounts to phones. */
export const accountMessages = defineTextMessages({
  code: {
    key: ({ kind, requestId }) => `${kind}:${requestId}`,
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
