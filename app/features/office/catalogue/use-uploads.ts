import { useCallback, useEffect, useState } from 'react'
import { apiOrigin } from '#app/client/api-client/api-client.ts'
import { ApiError, toApiError } from '#app/client/api-client/api-error.ts'
import { type AnswerOf, addressOf } from '#app/client/api-client/calls.ts'
import { storedLoginKey } from '#app/client/api-client/login-key.ts'
import { randomId } from '#app/client/random-id.ts'
import type { PhotoSubject } from '#app/picture/photo/photo-schema.ts'
import { refusalWords } from './photo-words.ts'

export interface Upload {
  id: string
  file: File
  /** What it is to show, as was chosen when it was added. */
  subject: PhotoSubject | null
  state: 'waiting' | 'sending' | 'paused' | 'refused'
  /** From 0 to 1. */
  sent: number
  /** Whether its answer may have been lost: then the server may have it already. */
  isRepeated: boolean
  words: string | null
}

/** A lost line is tried again after this long, or as soon as the browser says that it is back. */
const RETRY_MS = 5_000

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

/**
 * Uploads files one after the other. What is refused stays with its reason; when the line is lost, the rest waits and
 * continues by itself. The same file sent twice is one photograph.
 */
export function useUploads(onStored: (photo: StoredPhoto, upload: Upload) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = useCallback((id: string, to: Partial<Upload>) => {
    setUploads(all => all.map(each => (each.id === id ? { ...each, ...to } : each)))
  }, [])
  const remove = useCallback((id: string) => setUploads(all => all.filter(each => each.id !== id)), [])
  const isSending = uploads.some(({ state }) => state === 'sending')
  const isPaused = uploads.some(({ state }) => state === 'paused')
  const next = uploads.find(({ state }) => state === 'waiting')

  useEffect(() => {
    if (isSending || isPaused || !next) return
    const { id, file, subject } = next
    change(id, { state: 'sending', sent: 0 })
    sendPhoto(file, subject, sent => change(id, { sent })).then(
      photo => {
        remove(id)
        onStored(photo, next)
      },
      (error: unknown) => {
        const words = refusalWords(error)
        if (words !== null) change(id, { state: 'refused', words })
        else change(id, { state: 'paused', isRepeated: !(error instanceof ApiError) })
      },
    )
  }, [isSending, isPaused, next, change, remove, onStored])

  const resume = useCallback(() => {
    setUploads(all => all.map(each => (each.state === 'paused' ? { ...each, state: 'waiting' } : each)))
  }, [])
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(resume, RETRY_MS)
    addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', resume)
    }
  }, [isPaused, resume])

  const isBusy = isSending || isPaused || next !== undefined
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  const add = useCallback((files: readonly File[], subject: PhotoSubject | null) => {
    setUploads(all => [
      ...all,
      ...files.map(
        (file): Upload => ({
          ...{ id: randomId(), file, subject, state: 'waiting', sent: 0 },
          ...{ isRepeated: false, words: null },
        }),
      ),
    ])
  }, [])
  return { uploads, add, remove, resume, isPaused }
}
