/** The screen of redirects. */
export const redirects = {
  title: 'Redirects',
  subject: 'redirects',
  search: 'Old or new address',
  from: 'Old address',
  fromHint: 'Such as /products/blue-sapphire. A whole address of the old shop will do.',
  to: 'Leads to',
  toHint: 'A page of this shop, such as /remedies, or an address with https://.',
  cause: 'Reason',
  added: 'Added',
  add: 'Add a redirect',
  addText:
    'Visitors and search engines that come to the old address are sent to the new one. A page that exists stays.',
  saved: 'Redirect saved',
  save: 'Save',
  end: 'End',
  endQuestion: 'End this redirect?',
  endText: (path: string) => `${path} will be a page that does not exist.`,
  ended: 'Redirect ended',
  ending: 'Ending...',
  emptyTitle: 'No redirects yet',
  emptyText: 'They are added when the address of a page changes, when a shop moves in, and here.',
  file: 'Read a CSV file',
  fileFailed: 'The file could not be read',
  fileDone: (created: number, updated: number, unchanged: number) =>
    `${created} added, ${updated} changed, ${unchanged} as before.`,
  fileErrors: (count: number) =>
    count === 1 ? '1 line was left out' : `${count} lines were left out`,
  line: 'Line',
  reason: 'Reason',
  value: 'In the file',
  saveFailed: 'It could not be saved',
};

export const redirectReasons = {
  typed: 'Added here',
  file: 'From a file',
  renamed: 'Address changed',
  'moved-in': 'Moved in',
};

export const redirectErrors = {
  path: 'The old address is no address of the shop.',
  target: 'The new address is neither a page of this shop nor one with https://.',
  loop: 'It would lead back to where it begins.',
  unreadable: 'This line is no CSV in UTF-8. Reading ended here.',
};

export const redirectFile = {
  title: 'Redirects from a CSV file',
  text: 'Two columns: the old address, then the new one. The redirect files of Shopify fit as they are.',
  field: 'CSV file',
  read: 'Read the file',
  reading: 'Reading...',
};
