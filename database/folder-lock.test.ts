import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

/** No process has a number this high. */
const DEAD = JSON.stringify({ pid: 2 ** 22 + 1, started: null })

/** A process that takes and releases the folder on command, and answers a line each time. */
async function startHolder(folder: string) {
  const child = spawn(process.execPath, ['tools/testing/hold-folder.ts', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => (await lines.next()).value ?? ''
  expect(await nextLine()).toBe('ready')
  return {
    pid: child.pid,
    tell: (order: 'take' | 'release') => {
      child.stdin.write(`${order}\n`)
      return nextLine()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('a folder locked by another process', () => {
  it('is refused with a message that names the folder, the process and what to do', async () => {
    const folder = temporaryFolder()
    const holder = await startHolder(folder)
    expect(await holder.tell('take')).toBe('taken')
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(
      `${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  })

  it('is free as soon as the holder releases it', async () => {
    const folder = temporaryFolder()
    const holder = await startHolder(folder)
    await holder.tell('take')
    expect(await holder.tell('release')).toBe('released')
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    expect(await holder.tell('take')).toBe('taken')
  })

  it('is taken over when the holder was killed', async () => {
    const folder = temporaryFolder()
    const holder = await startHolder(folder)
    await holder.tell('take')
    await holder.kill()
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('goes to only one of several processes after its holder has died', async () => {
    const folder = temporaryFolder()
    const newcomers = await Promise.all(Array.from({ length: 6 }, () => startHolder(folder)))
    for (let round = 0; round < 100; round++) {
      writeFileSync(join(folder, 'lock'), DEAD)
      const answers = await Promise.all(newcomers.map(newcomer => newcomer.tell('take')))
      expect(answers.filter(answer => answer === 'taken')).toHaveLength(1)
      expect(answers.filter(answer => answer.startsWith('FolderInUse'))).toHaveLength(5)
      await newcomers[answers.indexOf('taken')]?.tell('release')
    }
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a lock without a living owner', () => {
  it('is taken over also if it was made on a full disk, and another process keeps its own', () => {
    const folder = temporaryFolder()
    symlinkSync(DEAD, join(folder, 'lock'))
    lockFolder(folder)()
    symlinkSync(JSON.stringify({ pid: process.ppid, started: null }), join(folder, 'lock'))
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`)
  })

  it.each([
    [
      'names a process that began at another time',
      JSON.stringify({ pid: process.ppid, started: 'long ago' }),
    ],
    ['names no living process', DEAD],
    ['was cut short', '{"pid": 1'],
    ['is empty', ''],
  ])('is taken over: it %s', (_why, content) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock'), content)
    const release = lockFolder(folder)
    release()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a folder that does not exist yet', () => {
  it('is made', () => {
    const folder = join(temporaryFolder(), 'new', 'deep')
    const release = lockFolder(folder)
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    release()
  })
})
