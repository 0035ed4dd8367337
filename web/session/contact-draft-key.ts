/** Where a tab keeps a message that was not sent yet. */
export const contactDraftKey = 'contact_draft';
