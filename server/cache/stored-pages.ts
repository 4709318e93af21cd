import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { PRIVATE_FILE } from '#database/private-files.ts'

/** A rendered page, as it is stored between two processes. */
export interface StoredPage {
  /** Its address. */
  key: string
  status: number
  headers: [string, string][]
  etag: string
  /** The names of the rows that it shows, as numbers. */
  names: Uint32Array
  ageMs: number
  brotli: Buffer
}

/** What says the hour on a page is this old at most when the page is served again. */
const OLDEST_MS = 15 * 60_000
/** Two lengths and a checksum, four bytes each. */
const HEAD = 12
const LARGEST = 16 * 1024 * 1024

const heading = z.object({ of: z.string(), storedTs: z.number() })
const pageFacts = z.object({
  key: z.string(),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  etag: z.string(),
  names: z.array(z.number()),
  ageMs: z.number(),
})

function toRecord(facts: unknown, body: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(facts))
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(text.byteLength, 0)
  head.writeUInt32LE(body.byteLength, 4)
  head.writeUInt32LE(crc32(body, crc32(text)), 8)
  return Buffer.concat([head, text, body])
}

function* toRecords(of: string, pages: Iterable<StoredPage>): Generator<Buffer> {
  yield toRecord({ of, storedTs: Date.now() } satisfies z.infer<typeof heading>, Buffer.alloc(0))
  for (const { brotli, names, ...facts } of pages) yield toRecord({ ...facts, names: [...names] }, brotli)
}

/**
 * Stores pages for the next process. `of` names what they depend on: only a process with the same may show them.
 * @throws if they cannot be written, and leaves nothing then
 */
export async function storePages(file: string, of: string, pages: Iterable<StoredPage>): Promise<void> {
  const half = `${file}.half`
  try {
    await pipeline(Readable.from(toRecords(of, pages)), createWriteStream(half, { mode: PRIVATE_FILE }))
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** The next record's facts and body, the body in memory of its own; null at the end, or where the file is damaged. */
async function readRecord(handle: FileHandle): Promise<{ facts: unknown; body: Buffer } | null> {
  const head = Buffer.alloc(HEAD)
  if ((await handle.read(head, 0, HEAD)).bytesRead < HEAD) return null
  const [ofText, ofBody] = [head.readUInt32LE(0), head.readUInt32LE(4)]
  if (ofText + ofBody > LARGEST) return null
  const text = Buffer.allocUnsafeSlow(ofText)
  const body = Buffer.allocUnsafeSlow(ofBody)
  const { bytesRead } = await handle.readv([text, body])
  if (bytesRead < ofText + ofBody || crc32(body, crc32(text)) !== head.readUInt32LE(8)) return null
  return { facts: JSON.parse(text.toString()), body }
}

async function readPages(handle: FileHandle, of: string): Promise<StoredPage[]> {
  const first = heading.safeParse((await readRecord(handle))?.facts)
  if (!first.success || first.data.of !== of) return []
  const awayMs = Math.max(0, Date.now() - first.data.storedTs)
  const pages: StoredPage[] = []
  for (let record = await readRecord(handle); record; record = await readRecord(handle)) {
    const { ageMs, names, ...page } = pageFacts.parse(record.facts)
    if (ageMs + awayMs > OLDEST_MS) continue
    pages.push({ ...page, names: Uint32Array.from(names), ageMs: ageMs + awayMs, brotli: record.body })
  }
  return pages
}

/** The pages that an earlier process stored, if they are of the same; removes the file. What is damaged is left out. */
export async function takeStoredPages(file: string, of: string): Promise<StoredPage[]> {
  let handle: FileHandle
  try {
    handle = await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  try {
    return await readPages(handle, of)
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}
