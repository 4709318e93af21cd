import type { ByteStore } from './byte-store.ts'

/** The operator's photographs, each under its key: as it is shown, and as it was uploaded. */
export interface PhotoFiles extends Omit<ByteStore, 'list'> {
  /** Never served to the public: it may say where and by whom it was taken. */
  writeOriginal: ByteStore['write']
  readOriginal: ByteStore['read']
}

const KEY = /^[0-9a-f]{32}$/

function nameOf(key: string, ending: 'jpg' | 'original' = 'jpg'): string {
  if (!KEY.test(key)) throw new Error('a photograph’s key is 32 hexadecimal digits')
  return `${key}.${ending}`
}

export function openPhotoFiles({ write, read, has, remove }: ByteStore): PhotoFiles {
  return {
    write: async (key, bytes) => write(nameOf(key), bytes),
    read: async key => read(nameOf(key)),
    has: async key => has(nameOf(key)),
    writeOriginal: async (key, bytes) => write(nameOf(key, 'original'), bytes),
    readOriginal: async key => read(nameOf(key, 'original')),
    remove: async key => {
      await remove(nameOf(key))
      await remove(nameOf(key, 'original'))
    },
  }
}
