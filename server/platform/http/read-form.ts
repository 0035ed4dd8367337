import multipart from '@fastify/multipart';
import { limits, returnPicturesMost, reviewLimits, type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import type { Api } from './routes.ts';
import { rejectUnstorable } from './storable-input.ts';
import { createUploadBudget } from './upload-budget.ts';

export type Form = { fields: Record<string, string>; files: Buffer[] };

export type FormLimits = {
  /** The only name under which files are taken. */
  fileField: string;
  files: number;
  /** Bytes of one file, and of all together. */
  fileBytes: number;
  totalBytes: number;
  /** What a person reads whose file has more bytes. */
  tooLarge: Sentence;
};

/** A product's pictures: payments and pages speak of the same limits. */
export const pictureForm: FormLimits = {
  fileField: 'images',
  files: limits.imagesPerProduct,
  fileBytes: limits.imageBytes,
  totalBytes: limits.uploadBytes,
  tooLarge: sentence('upload_size'),
};

/** Pictures that a customer sends with a review. */
export const reviewForm: FormLimits = { ...pictureForm, files: reviewLimits.pictures };

/** Pictures of what a customer sends back. */
export const returnForm: FormLimits = { ...pictureForm, files: returnPicturesMost };

/** One picture: the photograph of a finished energisation, a healer's portrait. */
export const onePictureForm: FormLimits = { ...pictureForm, files: 1, totalBytes: limits.imageBytes };

/** A laboratory's report, as a PDF or a picture. */
export const reportForm: FormLimits = {
  fileField: 'report',
  files: 1,
  fileBytes: limits.imageBytes,
  totalBytes: limits.imageBytes,
  tooLarge: sentence('report_size'),
};

/** A picture in a conversation. */
export const messageForm: FormLimits = {
  fileField: 'picture',
  files: 1,
  fileBytes: limits.imageBytes,
  totalBytes: limits.imageBytes,
  tooLarge: sentence('upload_size'),
};

const csvBytes = 10 * 1024 * 1024;

/** A product list as one CSV file. */
export const csvForm: FormLimits = {
  fileField: 'file',
  files: 1,
  fileBytes: csvBytes,
  totalBytes: csvBytes,
  tooLarge: sentence('csv_too_large'),
};

/** Files of uploads under way, in bytes: ten of the longest forms at once, four of them from one network. */
const budget = createUploadBudget({ total: 10 * limits.uploadBytes, perNetwork: 4 * limits.uploadBytes });

const fieldBytes = 64 * 1024;
/** A stone told in full with its Hindi has some forty. */
const mostFields = 60;

/** Lets the routes of this scope read multipart forms; nothing is written to disk. */
export async function takeForms(app: Api): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a multipart form as it arrives and gives up at the first limit that is passed.
 * @throws ShopError upload_count, upload_size, invalid_input (a field twice, a file under another name), body_too_large
 *   or unsupported_media (not multipart at all), busy (503) where too many uploads are under way
 */
export async function readForm(
  request: Pick<FastifyRequest, 'isMultipart' | 'parts' | 'ip'>,
  form: FormLimits,
): Promise<Form> {
  if (!request.isMultipart()) throw new ShopError('unsupported_media');
  const network = networkOf(request.ip);
  let taken = 0;
  const take = ({ length }: Buffer) => {
    if (!budget.take(network, length)) throw new ShopError('busy', { retryAfter: 10 });
    taken += length;
  };
  try {
    return await readParts(request, form, take);
  } finally {
    budget.give(network, taken);
  }
}

async function readParts(
  request: Pick<FastifyRequest, 'parts'>,
  form: FormLimits,
  take: (chunk: Buffer) => void,
): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const files: Buffer[] = [];
  let total = 0;
  const parts = request.parts({
    limits: {
      // One more than allowed, so that the refusal is ours and says why.
      files: form.files + 1,
      fileSize: form.fileBytes,
      fields: mostFields,
      fieldSize: fieldBytes,
      fieldNameSize: 100,
      parts: mostFields + form.files + 1,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname in fields) throw refuse(part.fieldname, sentence('field_given_twice'));
      if (part.valueTruncated) throw refuse(part.fieldname, sentence('file_too_long'));
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== form.fileField) throw refuse(part.fieldname, sentence('file_unexpected'));
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > form.totalBytes) throw new ShopError('upload_size', { message: sentence('files_too_large') });
      take(chunk);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw new ShopError('upload_size', { message: form.tooLarge });
    const bytes = Buffer.concat(chunks);
    // A browser sends an input without a choice as an empty file without a name.
    if (bytes.length === 0 && !part.filename) continue;
    files.push(bytes);
    if (files.length > form.files)
      throw new ShopError('upload_count', { message: sentence('files_most', { most: form.files }) });
  }
  rejectUnstorable(fields);
  return { fields, files };
}

function refuse(field: string, message: Sentence): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field.slice(0, 100)]: message } });
}
