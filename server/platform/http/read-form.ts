import multipart from '@fastify/multipart';
import {
  type ErrorMessage,
  errorMessage,
  limits,
  returnImagesMax,
  reviewLimits,
  ShopError,
} from '@jyotiratna/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import type { Api } from './routes.ts';
import { rejectUnstorable } from './storable-input.ts';
import { createUploadBudget } from './upload-budget.ts';

export type Form = { fields: Record<string, string>; files: Buffer[] };

export type FormLimits = {
  /** The field name of files; others are rejected. */
  fileField: string;
  files: number;
  /** Maximum bytes of one file, and of all files. */
  fileBytes: number;
  totalBytes: number;
  /** The error message for a file above the size limit. */
  tooLarge: ErrorMessage;
};

/** The limits of a product's images, for endpoints and pages alike. */
export const imageForm: FormLimits = {
  fileField: 'images',
  files: limits.imagesPerProduct,
  fileBytes: limits.imageBytes,
  totalBytes: limits.uploadBytes,
  tooLarge: errorMessage('upload_size'),
};

/** A customer's images for a review. */
export const reviewForm: FormLimits = { ...imageForm, files: reviewLimits.pictures };

/** A customer's images for a return. */
export const returnForm: FormLimits = { ...imageForm, files: returnImagesMax };

/** One image: the photograph of an energisation, or a healer's portrait. */
export const oneImageForm: FormLimits = { ...imageForm, files: 1, totalBytes: limits.imageBytes };

/** A laboratory's report, as a PDF or an image. */
export const reportForm: FormLimits = {
  fileField: 'report',
  files: 1,
  fileBytes: limits.imageBytes,
  totalBytes: limits.imageBytes,
  tooLarge: errorMessage('report_size'),
};

/** A video of a stone. */
export const videoForm: FormLimits = {
  fileField: 'film',
  files: 1,
  fileBytes: limits.videoBytes,
  totalBytes: limits.videoBytes,
  tooLarge: errorMessage('film_size'),
};

/** The images of a full turn of a stone. */
export const framesForm: FormLimits = {
  ...imageForm,
  fileField: 'frames',
  files: limits.framesMax,
};

/** An image in a chat message. */
export const messageForm: FormLimits = {
  fileField: 'picture',
  files: 1,
  fileBytes: limits.imageBytes,
  totalBytes: limits.imageBytes,
  tooLarge: errorMessage('upload_size'),
};

const csvBytes = 10 * 1024 * 1024;

/** A product list as one CSV file. */
export const csvForm: FormLimits = {
  fileField: 'file',
  files: 1,
  fileBytes: csvBytes,
  totalBytes: csvBytes,
  tooLarge: errorMessage('csv_too_large'),
};

/**
 * Budget for the bytes of uploads in progress: ten of the largest forms, four of them from one
 * network.
 */
const budget = createUploadBudget({
  total: 10 * limits.uploadBytes,
  perNetwork: 4 * limits.uploadBytes,
});

const fieldBytes = 64 * 1024;
/** Maximum number of text fields: a complete stone with Hindi fields has some forty. */
const maxFields = 60;

/** Accepts multipart forms in this scope; nothing is stored on disk. */
export async function takeForms(app: Api): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Streams a multipart form and aborts at the first exceeded limit.
 * @throws ShopError upload_count, upload_size, invalid_input (a duplicate field, a file under
 * another name), body_too_large, unsupported_media (not multipart), or busy (503) for too many
 * concurrent uploads
 */
export async function readForm(
  request: Pick<FastifyRequest, 'isMultipart' | 'parts' | 'ip'>,
  form: FormLimits,
): Promise<Form> {
  if (!request.isMultipart()) throw new ShopError('unsupported_media');
  const network = networkOf(request.ip);
  let used = 0;
  const take = ({ length }: Buffer) => {
    if (!budget.take(network, length)) throw new ShopError('busy', { retryAfter: 10 });
    used += length;
  };
  try {
    return await readParts(request, form, take);
  } finally {
    budget.restore(network, used);
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
      // One more than permitted, so that the shop's own error is returned instead of the parser's.
      files: form.files + 1,
      fileSize: form.fileBytes,
      fields: maxFields,
      fieldSize: fieldBytes,
      fieldNameSize: 100,
      parts: maxFields + form.files + 1,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname in fields) throw reject(part.fieldname, errorMessage('field_given_twice'));
      if (part.valueTruncated) throw reject(part.fieldname, errorMessage('file_too_long'));
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== form.fileField)
      throw reject(part.fieldname, errorMessage('file_unexpected'));
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > form.totalBytes)
        throw new ShopError('upload_size', { message: errorMessage('files_too_large') });
      take(chunk);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw new ShopError('upload_size', { message: form.tooLarge });
    const bytes = Buffer.concat(chunks);
    // Browsers send a file input without a selection as an empty file without a name.
    if (bytes.length === 0 && !part.filename) continue;
    files.push(bytes);
    if (files.length > form.files)
      throw new ShopError('upload_count', {
        message: errorMessage('files_most', { most: form.files }),
      });
  }
  rejectUnstorable(fields);
  return { fields, files };
}

function reject(field: string, message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { [field.slice(0, 100)]: message } });
}
