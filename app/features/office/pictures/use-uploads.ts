import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { randomId } from '#app/client/random-id.ts'
import type { PhotoSubject } from '#app/picture/photo/photo-schema.ts'
import { refusalWords } from './photo-words.ts'
import { type StoredPhoto, sendPhoto } from './send-photo.ts'

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
