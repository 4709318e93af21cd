import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compresses each built text file; the file server finds the compressed file by its name. */
const TEXTS = 'build/client/**/*.{js,css,svg,json,webmanifest,txt,xml,vtt}'

const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

const packed = globSync(TEXTS).map(async path => {
  const text = readFileSync(path)
  const [br, gz] = await Promise.all([
    brotli(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < text.length) writeFileSync(`${path}.br`, br)
  if (gz.length < text.length) writeFileSync(`${path}.gz`, gz)
})
await Promise.all(packed)
