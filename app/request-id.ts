import { createContext, useContext } from 'react'

/** Name of the meta tag that tells a page's script the request id. */
export const REQUEST_ID_TAG = 'request-id'

/** The id of the request that is being rendered; empty in the browser. */
export const RequestId = createContext('')

/** The id under which the log has this page's errors; empty if the page was rendered in the browser. */
export function useRequestId(): string {
  const rendered = useContext(RequestId)
  if (rendered || typeof document === 'undefined') return rendered
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID_TAG}"]`)?.content ?? ''
}
