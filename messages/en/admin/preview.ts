/** A remedy's page before it is published, for administrators. */
export const preview = {
  label: 'Preview',
  loading: 'Loading the preview...',
  gone: 'No such remedy',
  failed: 'The preview could not be loaded',
  again: 'Try again',
  draft: 'Draft: nobody but administrators sees this page',
  draftText: 'It stands in no list, no search and no sitemap, and cannot be bought.',
  published: 'Published: everyone sees this remedy',
  publishedText: 'This is how its page looks in the shop.',
  publish: 'Publish',
  publishing: 'Publishing...',
  unpublish: 'Make it a draft',
  unpublishing: 'Changing...',
  open: 'Open its page',
  edit: 'Edit',
};
