import type { ByteStore } from './byte-store.ts'

/** The operator's photographs, each under its key. */
export type PhotoFiles = Omit<ByteStore, 'list'>

const KEY = /^[0-9a-f]{32}$/

function nameOf(key: string): string {
  if (!KEY.test(key)) throw new Error('a photograph’s key is 32 hexadecimal digits')
  return `${key}.jpg`
}

export function openPhotoFiles({ write, read, has, remove }: ByteStore): PhotoFiles {
  return {
    write: async (key, bytes) => write(nameOf(key), bytes),
    read: async key => read(nameOf(key)),
    has: async key => has(nameOf(key)),
    remove: async key => remove(nameOf(key)),
  }
}
