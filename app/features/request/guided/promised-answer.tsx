import { useEffect, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { promisedHour } from '#app/picture/promised-answer.ts'
import { formatDueHour } from '#app/text/format-due.ts'
import { Text } from '#app/ui/text.tsx'

interface PromisedAnswerProps {
  /** Tag of the chosen country; empty for none. */
  country: string
  /** Path of the page that the request is about. */
  url: string
}

/**
 * By when a request that is sent now is answered (product: The reply clock). It is asked for in the browser, because
 * pages are cached; without it the form works the same.
 */
export function PromisedAnswer({ country, url }: PromisedAnswerProps) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    setWords(null)
    if (country === '') return
    const over = new AbortController()
    browserApi('GET /api/public/country/{tag}/answer-due', {
      ...{ path: { tag: country }, query: { url }, signal: over.signal },
    }).then(
      ({ data: { first_name: name, answer_due_ts, time_zone } }) => {
        const by = formatDueHour(new Date(answer_due_ts), getLocale(), time_zone)
        setWords(promisedHour({ name, by }))
      },
      () => undefined,
    )
    return () => over.abort()
  }, [country, url])
  return (
    <Text size="fine" tone="quiet" role="status">
      {words}
    </Text>
  )
}
