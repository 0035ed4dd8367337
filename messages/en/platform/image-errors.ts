import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of image uploads. */
export const imageList = {
  titles: {
    upload_type: 'Not a picture',
    upload_broken: 'Broken picture',
    upload_pixels: 'Picture too large',
    upload_count: 'Too many files',
    upload_size: 'File too large',
    storage_full: 'Storage full',
  },
  sentences: {
    upload_type: 'Please choose JPEG, PNG or WebP pictures.',
    upload_broken: 'This picture could not be read.',
    upload_pixels: 'This picture has too many pixels.',
    upload_count: 'That is more files than can be added here.',
    files_most: ({ most: max }) =>
      max === 1 ? 'Please choose one file.' : `Please choose up to ${max} files.`,
    session_pictures: ({ most: max }) => `A session takes up to ${max} pictures.`,
    upload_size: 'A picture can be up to 5 MB.',
    storage_full: 'There is no room left for pictures. Please tell whoever runs the shop’s server.',
  },
} satisfies ErrorWordsPart;
