import type { Bucket } from './bucket.ts'
import { type ByteStore, STORED_NAME, type StoredBytes } from './byte-store.ts'

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** Parses a page of ListObjectsV2. Names that need escaping in XML cannot be ours. */
function readPage(xml: string, prefix: string): { found: StoredBytes[]; next: string } {
  const found = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key')
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : ''
    return STORED_NAME.test(name) ? [{ name, writtenTs: new Date(textOf(entry, 'LastModified')) }] : []
  })
  return { found, next: textOf(xml, 'NextContinuationToken').replaceAll('&amp;', '&') }
}

/** The part of a bucket with the prefix `{folder}/`. Every call throws StoreFault if the bucket fails. */
export function openBucketStore({ ask }: Bucket, folder: string): ByteStore {
  const prefix = `${folder}/`
  const keyOf = (name: string) => `${prefix}${name}`
  return {
    write: async (name, body) => {
      await ask({ method: 'PUT', key: keyOf(name), body })
    },
    read: name => ask({ method: 'GET', key: keyOf(name) }),
    has: async name => (await ask({ method: 'HEAD', key: keyOf(name) })) !== null,
    list: async () => {
      const all: StoredBytes[] = []
      let token = ''
      do {
        const from: Record<string, string> = token ? { 'continuation-token': token } : {}
        const answer = await ask({ method: 'GET', query: { 'list-type': '2', prefix, ...from } })
        const { found, next } = readPage(String(answer ?? ''), prefix)
        all.push(...found)
        token = next
      } while (token)
      return all
    },
    remove: async name => {
      await ask({ method: 'DELETE', key: keyOf(name) })
    },
  }
}
