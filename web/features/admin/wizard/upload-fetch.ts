import type { Fetch } from '@jyotiratna/contract';

/** A fetch with upload progress from 0 to 1, which the browser's own lacks. */
export function createUploadFetch(onProgress: (share: number) => void): Fetch {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method ?? 'POST', path);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError('The upload was interrupted.'));
      request.onabort = request.onerror;
      request.send(body as XMLHttpRequestBodyInit);
    });
}
