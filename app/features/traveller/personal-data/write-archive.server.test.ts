import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeArchive } from './write-archive.server.ts'

/** Reads an archive like a ZIP program: from the end record to the central directory, and from there to each file. */
function readArchive(bytes: Buffer): { name: string; content: string; isWhole: boolean }[] {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)]
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(begins, begins + size)
    at += 46 + nameBytes
    return { name, content: content.toString(), isWhole: crc32(content) === sum }
  })
}

test('an archive holds every file unchanged, with names in any script, and leaves out missing ones', async () => {
  const files = [
    { name: 'data.json', read: async () => Buffer.from('{"a":1}') },
    { name: 'files/1-señal.txt', read: async () => Buffer.from('¡Hola!\n') },
    { name: 'files/2-gone.txt', read: async () => null },
    { name: 'files/3-empty', read: async () => new Uint8Array() },
  ]
  const parts: Uint8Array[] = []
  for await (const part of writeArchive(files, new Date('2026-11-22T14:05:00Z'))) parts.push(part)
  expect(readArchive(Buffer.concat(parts))).toEqual([
    { name: 'data.json', content: '{"a":1}', isWhole: true },
    { name: 'files/1-señal.txt', content: '¡Hola!\n', isWhole: true },
    { name: 'files/3-empty', content: '', isWhole: true },
  ])
})
