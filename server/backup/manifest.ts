import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

export const MANIFEST = 'manifest.json'

const manifest = z.object({
  /** Version of the backup's layout. */
  format: z.literal(1),
  /** Ceiba's version in package.json. */
  version: z.string(),
  createdTs: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations that the database has had. */
  migrations: z.array(z.object({ name: z.string(), sum: z.string() })),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number().int()),
  parts: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>
export type Part = Manifest['parts'][number]

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Every file of an unpacked backup except the manifest: its path with slashes, its size, its SHA-256. */
export async function listParts(folder: string): Promise<Part[]> {
  const parts: Part[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/')
    if (entry.isDirectory() || path === MANIFEST) continue
    if (!entry.isFile()) throw new BackupError(`The backup holds ${path}, which is no file.`)
    parts.push({ path, bytes: statSync(file).size, sha256: await sumOf(file) })
  }
  return parts.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Reads the manifest of an unpacked backup and checks every part against it.
 * @throws BackupError naming the first part that is missing, changed or unknown.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  let read: Manifest
  try {
    read = manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new BackupError(
      'This is no backup of Ceiba, or one of another layout: its manifest cannot be read.',
    )
  }
  const found = new Map((await listParts(folder)).map(part => [part.path, part]))
  for (const { path, sha256 } of read.parts) {
    const part = found.get(path)
    if (!part) throw new BackupError(`The backup is damaged: ${path} is missing. Nothing was changed.`)
    if (part.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${path} has another checksum. Nothing was changed.`)
    found.delete(path)
  }
  const [unknown] = found.keys()
  if (unknown) throw new BackupError(`The backup is damaged: nobody listed ${unknown}. Nothing was changed.`)
  return read
}
