import { apiOrigin } from '#app/client/api-client/api-client.ts'
import { toApiError } from '#app/client/api-client/api-error.ts'
import { type AnswerOf, addressOf } from '#app/client/api-client/calls.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import type { PhotoSubject } from '#app/picture/photo/photo-schema.ts'

const CALL = 'POST /api/admin/photo'

export type StoredPhoto = AnswerOf<typeof CALL>['data']

/** Safari decodes what iPhones store; for everybody else the server says what to do. */
async function readable(file: File): Promise<File> {
  if (!/hei[cf]/i.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}

/**
 * Uploads a file; a fetch does not tell how much of it was sent. @throws ApiError, or a TypeError where the line is lost.
 */
export async function sendPhoto(
  given: File,
  subject: PhotoSubject | null,
  onSent: (share: number) => void,
): Promise<StoredPhoto> {
  const file = await readable(given)
  const form = new FormData()
  form.set('file', file)
  if (subject) {
    form.set('subject_kind', subject.kind)
    form.set('subject_key', subject.key)
  }
  const request = new XMLHttpRequest()
  request.open('POST', apiOrigin() + addressOf(CALL))
  request.responseType = 'text'
  const key = storedLoginKey()
  if (key) request.setRequestHeader('authorization', `Bearer ${key}`)
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve()
    request.onerror = () => reject(new TypeError('the line was lost'))
    request.send(form)
  })
  if (request.status === 201) return JSON.parse(request.responseText).data
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' }
  throw await toApiError(new Response(request.responseText, { status: request.status, headers }))
}
