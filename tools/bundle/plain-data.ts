import type { Plugin } from 'vite'
import { findOnce } from './find-once.ts'

const ENCODES = /\bserverHandoffStream: (encodeViaTurboStream\(state, .*\)),\n/g
const DECODES = 'if (!ssrInfo.stateDecodingPromise) {'
const FAILED = 'if (ssrInfo.stateDecodingPromise.error)'
const WAITS = 'if (!ssrInfo.stateDecodingPromise.value)'

/** React Router's answer to a request for a page, which encodes the data only if it is read; null if it is written differently. */
export function encodeIfRead(server: string): string | null {
  const lazy = server.replace(ENCODES, 'get serverHandoffStream() { return $1 },\n')
  return lazy === server ? null : lazy
}

/** React Router's start in the browser, which decodes no data if it has some; null if it is written differently. */
export function decodeIfMissing(router: string): string | null {
  if (![DECODES, FAILED, WAITS].every(piece => router.includes(piece))) return null
  return router
    .replace(DECODES, 'if (!ssrInfo.context.state && !ssrInfo.stateDecodingPromise) {')
    .replace(FAILED, 'if (ssrInfo.stateDecodingPromise?.error)')
    .replace(WAITS, 'if (ssrInfo.stateDecodingPromise && !ssrInfo.stateDecodingPromise.value)')
}

/** Lets a page bring its data as JSON (app/client/page-data.server.ts) instead of in React Router's own encoding. */
export function plainData(): Plugin {
  const { found, buildEnd } = findOnce('data of React Router that is encoded')
  return {
    name: 'ceiba-plain-data',
    apply: 'build',
    buildEnd,
    transform: {
      filter: {
        id: /\/react-router\/dist\/\w+\/lib\/(server-runtime\/server|dom-export\/hydrated-router)\.js$/,
      },
      handler(source, id) {
        const code = id.endsWith('/server.js') ? encodeIfRead(source) : decodeIfMissing(source)
        if (code === null) this.error('React Router hands over data in another way')
        found()
        return { code, map: null }
      },
    },
  }
}
