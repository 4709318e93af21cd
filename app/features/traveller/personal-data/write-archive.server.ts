import { crc32 } from 'node:zlib'

/** A file of an archive. Its content is read when it is written, so that only one is in memory at a time. */
export interface ArchiveFile {
  name: string
  read: () => Promise<Uint8Array | null>
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** General purpose flag: names are UTF-8. */
const UTF8 = 0x0800
const VERSION = 20

interface Entry {
  name: Buffer
  sum: number
  bytes: number
  /** Offset of its local header. */
  at: number
}

/** Date and time in DOS format, with a resolution of two seconds. */
function dosTime(when: Date): number {
  const time = (when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1)
  const day = ((when.getUTCFullYear() - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate()
  return day * 0x10000 + time
}

/** Fields that local and central headers share: from the version to the length of the name. */
function shared({ name, sum, bytes }: Entry, when: Date): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8, 2)
  fields.writeUInt32LE(dosTime(when), 6)
  fields.writeUInt32LE(sum, 10)
  fields.writeUInt32LE(bytes, 14)
  fields.writeUInt32LE(bytes, 18)
  fields.writeUInt16LE(name.byteLength, 22)
  return fields
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function centralHeader(entry: Entry, when: Date): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION)
  // No comment, disk number 0, no attributes; then the offset of the local header.
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.at, 10)
  return Buffer.concat([signature(CENTRAL), madeBy, shared(entry, when), rest, entry.name])
}

function endRecord(count: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/**
 * Writes files as an uncompressed ZIP archive (APPNOTE 6.3: at most 4 GB and 65,535 files). Files that cannot be read
 * are left out.
 */
export async function* writeArchive(files: Iterable<ArchiveFile>, when: Date): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let at = 0
  for (const file of files) {
    const content = await file.read()
    if (!content) continue
    const entry = { name: Buffer.from(file.name), sum: crc32(content), bytes: content.byteLength, at }
    const header = Buffer.concat([signature(LOCAL), shared(entry, when), entry.name])
    entries.push(entry)
    at += header.byteLength + content.byteLength
    yield header
    yield content
  }
  const directory = Buffer.concat(entries.map(entry => centralHeader(entry, when)))
  yield directory
  yield endRecord(entries.length, directory.byteLength, at)
}
