import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeIfMissing, encodeIfRead } from './plain-data.ts'

const LIB = 'node_modules/react-router/dist/production/lib'

describe('data as JSON', () => {
  it('is encoded by the installed React Router only if somebody reads it', () => {
    const lazy = encodeIfRead(readFileSync(`${LIB}/server-runtime/server.js`, 'utf8')) ?? ''
    expect(
      lazy.match(/get serverHandoffStream\(\) \{ return encodeViaTurboStream\(state, .*\) \},/g),
    ).toHaveLength(2)
  })

  it('is what the installed React Router starts with, if it is there', () => {
    const router = decodeIfMissing(readFileSync(`${LIB}/dom-export/hydrated-router.js`, 'utf8')) ?? ''
    expect(router).toContain('if (!ssrInfo.context.state && !ssrInfo.stateDecodingPromise) {')
    expect(router).not.toContain('if (ssrInfo.stateDecodingPromise.error)')
  })

  it('is told from code that is written in another way', () => {
    expect(encodeIfRead('serverHandoffStream: encode(state)')).toBeNull()
    expect(decodeIfMissing('if (!ssrInfo.decoded) {')).toBeNull()
  })
})
