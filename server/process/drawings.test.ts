import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { cachedDrawing, keepDrawingsIn } from '#cartography/print/cached-drawing.server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openDrawings } from './serve.ts'

afterEach(() => keepDrawingsIn(undefined))

/** A process of a program, which draws from then on; resolves to what it draws with and to what it drew itself. */
async function start(folder: string, { source = 'one program' } = {}) {
  const program = join(folder, 'program.js')
  writeFileSync(program, source)
  const drawn: string[] = []
  const faults: unknown[] = []
  const drawings = join(folder, 'drawings')
  await openDrawings({ folder: drawings, program, onDiskError: fault => faults.push(fault) })
  const draw = cachedDrawing({ most: 5, kind: 'test' }, ({ name }: { name: string }) => {
    drawn.push(name)
    return { path: `M${name}` }
  })
  const kept = () => readdirSync(drawings).filter(name => !name.endsWith('.half'))
  return { draw, drawn, faults, kept, drawings }
}

test('a map drawn before is not drawn again by the next process of the same program', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  expect(first.draw({ name: 'peru' })).toEqual({ path: 'Mperu' })
  await vi.waitFor(() => expect(first.kept()).toHaveLength(1))
  const next = await start(folder)
  expect(next.draw({ name: 'peru' })).toEqual({ path: 'Mperu' })
  expect(next.draw({ name: 'laos' })).toEqual({ path: 'Mlaos' })
  expect(next.drawn).toEqual(['laos'])
})

test('another program draws anew, and so does one that finds a damaged file', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  first.draw({ name: 'peru' })
  await vi.waitFor(() => expect(first.kept()).toHaveLength(1))
  const other = await start(folder, { source: 'another program' })
  expect(other.draw({ name: 'peru' })).toEqual({ path: 'Mperu' })
  expect(other.drawn).toEqual(['peru'])
  await vi.waitFor(() => expect(other.kept()).toHaveLength(2))
  for (const name of other.kept()) writeFileSync(join(other.drawings, name), 'not a drawing')
  const again = await start(folder)
  expect(again.draw({ name: 'peru' })).toEqual({ path: 'Mperu' })
  expect([again.drawn.length, again.faults.length]).toEqual([1, 1])
})
