import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startEmbeddedEngine } from '#database/embedded-engine.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'
import { explainStartFault } from './start-fault.ts'

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('a start that fails', () => {
  it.each<[string, (folder: string) => unknown]>([
    ['the settings are read', folder => readConfig({ DATA_DIR: folder })],
    ['the folder is locked', folder => lockFolder(folder)],
  ])('because the data folder cannot be written when %s, names the folder and what to do', (_when, start) => {
    const file = join(temporaryFolder(), 'taken')
    writeFileSync(file, '')
    const words = explainStartFault(thrownBy(() => start(join(file, 'data'))))
    expect(words).toContain(`Ceiba cannot write ${file}`)
    expect(words).toMatch(/a file is where a folder should be .*requests\.journal.*DATA_DIR/)
  })

  it.each(['EACCES', 'EROFS', 'ENOSPC'])('says why: %s', code => {
    const fault = Object.assign(new Error(code), { code, path: '/srv/ceiba/lock.7' })
    expect(explainStartFault(fault)).toMatch(
      new RegExp(`^Ceiba cannot write /srv/ceiba/lock\\.7: .* \\(${code}\\)`),
    )
  })

  it('because the embedded database is damaged, says which one, what is safe and what to do', async () => {
    const folder = join(temporaryFolder(), 'database')
    mkdirSync(folder)
    writeFileSync(join(folder, 'PG_VERSION'), '9.0\n')
    const fault = await startEmbeddedEngine(folder).then(
      engine => engine.stop(),
      (error: unknown) => error,
    )
    const words = explainStartFault(fault)
    expect(words).toContain(`The embedded database in ${folder} cannot be opened`)
    expect(words).toContain(join(folder, '..', 'requests.journal'))
    expect(words).toMatch(/backup.*move the folder away/)
    expect(words).not.toMatch(/\n/)
  })

  it('because another process listens at its address, names it and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const fault = await listen({ fetch: () => new Response(), inFront: [], host: '127.0.0.1', port }).catch(
      error => error,
    )
    other.close()
    expect(explainStartFault(fault)).toMatch(
      new RegExp(`127\\.0\\.0\\.1, port ${port}: another process does .*PORT`),
    )
  })

  it('for any other reason is a bug, and keeps its stack', () => {
    expect(explainStartFault(new TypeError('not a function'))).toBeNull()
    expect(explainStartFault(Object.assign(new Error('gone'), { code: 'ENOENT', path: '/x' }))).toBeNull()
  })
})
