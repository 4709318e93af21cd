import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import { keepDrawingsIn } from '#cartography/print/cached-drawing.server.ts'
import { openFileStore } from '#server/raster/file-store.ts'

const compress = promisify(deflateRaw)
/** Some ten thousand maps: those of the site, several times over. */
const DISK_BYTES = 128 * 1024 * 1024

interface DrawingsParts {
  /** The folder of the drawings, which nothing else may use. */
  folder: string
  /** The built program, which draws them; absent in development. */
  program: string | undefined
  /** Called with an error that prevented writing a drawing, which is shown all the same. */
  onDiskError: (error: unknown) => void
}

/** Keeps the maps of this program on the disk, so that neither a start nor a change of other rows has them drawn again. */
export async function openDrawings({ folder, program, onDiskError }: DrawingsParts): Promise<void> {
  if (!program) return
  const files = await openFileStore(folder, DISK_BYTES)
  const edition = createHash('sha256')
    .update(await readFile(program))
    .digest('base64url')
  const named = (key: string) => `${edition} ${key}`
  keepDrawingsIn({
    read: key => {
      try {
        const bytes = files.readSync(named(key))
        return bytes && inflateRawSync(bytes).toString()
      } catch (error) {
        onDiskError(error)
        return null
      }
    },
    write: (key, drawing) => {
      compress(drawing)
        .then(bytes => files.write(named(key), bytes))
        .catch(onDiskError)
    },
  })
}
