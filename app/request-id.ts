import { createContext, useContext } from 'react'

/** Name of the tag by which a page tells its own script the number of its answer. */
export const REQUEST_ID_TAG = 'request-id'

/** The number of the answer that is being rendered; empty in the browser. */
export const RequestId = createContext('')

/** The number under which the log has what happened to this page; empty where the page was built in the browser. */
export function useRequestId(): string {
  const rendered = useContext(RequestId)
  if (rendered || typeof document === 'undefined') return rendered
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID_TAG}"]`)?.content ?? ''
}
