/** Preview of an unpublished remedy's page. */
export const preview = {
  label: 'Preview',
  loading: 'Loading the preview...',
  gone: 'No such remedy',
  failed: 'The preview could not be loaded',
  again: 'Try again',
  draft: 'Draft: only administrators can see this page',
  draftText: 'It is in no list, search or sitemap, and cannot be bought.',
  published: 'Published: everyone can see this remedy',
  publishedText: 'This is how its page looks in the shop.',
  publish: 'Publish',
  publishing: 'Publishing...',
  unpublish: 'Make it a draft',
  unpublishing: 'Changing...',
  open: 'Open its page',
  edit: 'Edit',
};
