import { readFile } from 'node:fs/promises'
import type { EngineImage } from '#database/embedded-engine.ts'
import { packed } from './embedded-templates.ts'

async function blobOf(path: string | URL): Promise<Blob> {
  return new Blob([await readFile(path)])
}

async function readProgram(): Promise<Omit<EngineImage, 'loadDataDir'>> {
  const fileOf = (name: string) => new URL(`./${name}`, import.meta.resolve('@electric-sql/pglite'))
  const compile = async (name: string) => WebAssembly.compile(await readFile(fileOf(name)))
  return {
    pgliteWasmModule: await compile('pglite.wasm'),
    initdbWasmModule: await compile('initdb.wasm'),
    fsBundle: await blobOf(fileOf('pglite.data')),
  }
}

let program: ReturnType<typeof readProgram> | undefined
const packs = new Map<string, Promise<Blob>>()

/** Loads a template into memory: the engine is compiled once for all the files of a worker. */
export async function imageOf(template: string): Promise<EngineImage> {
  program ??= readProgram()
  const pack = packs.get(template) ?? blobOf(packed(template))
  packs.set(template, pack)
  return { ...(await program), loadDataDir: await pack }
}
