import { execFile } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { type JournalEntry, openRequestJournal } from './request-journal.ts'

const EVER = new Date(0)
const run = promisify(execFile)

function entry(key: string, input: unknown = { message: `from ${key}` }): JournalEntry {
  return { key, acceptedTs: '2026-03-14T08:00:00.000Z', command: 'send-plan-request', input }
}

function newPath(): string {
  return join(temporaryFolder(), 'deep', 'requests.journal')
}

async function openJournal(path: string, keepSince = EVER, onDiskFault?: (error: Error) => void) {
  const journal = await openRequestJournal(path, keepSince, onDiskFault)
  onTestFinished(() => journal.close().catch(() => undefined))
  return journal
}

/** The entries that a newly started process finds. */
async function found(path: string, keepSince = EVER): Promise<JournalEntry[]> {
  const journal = await openRequestJournal(path, keepSince)
  await journal.close()
  return journal.waiting()
}

describe('a request journal', () => {
  it('returns what it accepted, in order, after the process is gone', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    const entries = [
      entry('one', { message: 'line\nbreaks\r\n and ñ, 木, 🦥, \u2028' }),
      entry('two'),
      entry('three'),
    ]
    for (const one of entries) await journal.append(one)
    expect(await found(path)).toEqual(entries)
  })

  it('has the entry in the file by the time it confirms it', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('one'))
    expect(readFileSync(path, 'utf8')).toContain('"key":"one"')
  })

  it('stores all parallel entries', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    const entries = Array.from({ length: 300 }, (_, n) => entry(`request ${n}`))
    await Promise.all(entries.map(journal.append))
    expect(await found(path)).toEqual(entries)
  })

  it('skips a truncated last line', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('whole'))
    await journal.append(entry('cut'))
    await journal.close()
    truncateSync(path, statSync(path).size - 5)
    expect(await found(path)).toEqual([entry('whole')])
  })

  it('reads the entry after a truncated write', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('before'))
    appendFileSync(path, '0123456789abcdef {"key":"half a li')
    await journal.append(entry('after'))
    expect(await found(path)).toEqual([entry('before'), entry('after')])
  })

  it('skips a line that was altered', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('altered'))
    await journal.append(entry('sound'))
    await journal.close()
    writeFileSync(path, readFileSync(path, 'utf8').replace('from altered', 'from Altered'))
    expect(await found(path)).toEqual([entry('sound')])
  })

  it('drops entries that have long been in the database when it is opened, from the file as well', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    for (const key of ['stored', 'waits']) await journal.append(entry(key))
    journal.settle(entry('stored'), 'now')
    await journal.close()
    const later = await openJournal(path, new Date(Date.now() + 60_000))
    expect(later.toStore()).toEqual([entry('waits')])
    expect(readFileSync(path, 'utf8')).not.toContain('from stored')
  })

  it('never drops an entry that is not in the database, whatever its age and the clock', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append({ ...entry('old'), acceptedTs: '2001-03-01T00:00:00.000Z' })
    await journal.append({ ...entry('from tomorrow'), acceptedTs: '2999-03-01T00:00:00.000Z' })
    await journal.close()
    for (const since of [new Date('2999-12-31'), EVER, new Date('2500-01-01')])
      expect((await found(path, since)).map(({ key }) => key)).toEqual(['old', 'from tomorrow'])
  })

  it('checks once more, after a start, recently stored entries', async () => {
    const path = newPath()
    const before = await openJournal(path)
    for (const key of ['stored', 'waits']) await before.append(entry(key))
    before.settle(entry('stored'), 'now')
    await before.close()

    const journal = await openJournal(path)
    expect(journal.waiting()).toEqual([entry('waits')])
    expect(journal.toStore()).toEqual([entry('waits'), entry('stored')])
    journal.settle(entry('stored'), 'before')
    expect(journal.toStore()).toEqual([entry('waits')])
  })

  it('does not check an old entry again if it is kept for another reason', async () => {
    const path = newPath()
    const before = await openJournal(path)
    await before.append(entry('stored'))
    before.settle(entry('stored'), 'now')
    await before.close()
    const markedBy = new Date()
    const journal = await openJournal(path)
    // The next mark, if there were one, would be of a later millisecond.
    await expect.poll(() => Date.now()).toBeGreaterThan(markedBy.getTime() + 1)
    journal.settle(entry('stored'), 'before')
    await journal.close()
    expect((await openJournal(path, new Date(markedBy.getTime() + 1))).toStore()).toEqual([])
  })

  it('forgets a withdrawn entry, until it is sent again', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    for (const key of ['refused', 'refused and sent again']) {
      await journal.append(entry(key))
      journal.withdraw(entry(key))
    }
    await journal.append(entry('refused and sent again'))
    await journal.close()
    expect((await openJournal(path)).toStore()).toEqual([entry('refused and sent again')])
  })

  it('is readable by the owner alone, also if an older file was not', async () => {
    const path = newPath()
    const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8)
    mkdirSync(dirname(path), { recursive: true, mode: 0o755 })
    writeFileSync(path, '', { mode: 0o644 })
    const journal = await openJournal(path)
    await journal.append(entry('one'))
    expect([modeOf(path), modeOf(dirname(path))]).toEqual(['600', '700'])
  })

  it('survives an interrupted rewrite', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('one'))
    await journal.close()
    writeFileSync(`${path}.new`, 'half of it')
    expect(await found(path)).toEqual([entry('one')])
  })

  it('reports when it cannot write', async () => {
    const journal = await openJournal(newPath())
    await journal.close()
    await expect(journal.append(entry('one'))).rejects.toThrow()
  })

  it('remembers what waits for the database until it is settled', async () => {
    const path = newPath()
    const before = await openJournal(path)
    await before.append(entry('from before'))
    await before.close()

    const journal = await openJournal(path)
    await journal.append(entry('stored at once'))
    await journal.append(entry('waits'))
    journal.markWaiting(entry('waits'))
    expect(journal.waiting()).toEqual([entry('from before'), entry('waits')])
    journal.settle(entry('from before'), 'now')
    expect(journal.waiting()).toEqual([entry('waits')])
  })

  it('puts an entry that could not be stored behind the others', async () => {
    const journal = await openJournal(newPath())
    for (const key of ['one', 'two', 'three']) journal.markWaiting(entry(key))
    journal.markWaiting(entry('one'))
    expect(journal.waiting().map(({ key }) => key)).toEqual(['two', 'three', 'one'])
  })
})

/** The prototype of file handles, on which the journal's calls can be watched. */
async function handlePrototype(): Promise<FileHandle> {
  const handle = await open(newFile(), 'w')
  await handle.close()
  return Object.getPrototypeOf(handle)
}

function newFile(): string {
  return join(temporaryFolder(), 'file')
}

describe('the disk under a request journal', () => {
  it('has flushed the entry before the journal confirms it', async () => {
    const journal = await openJournal(newPath())
    const handles = await handlePrototype()
    const [flushing, flushed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const steps: string[] = []
    const datasync = handles.datasync
    const watch = vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
      flushing.resolve()
      await flushed.promise
      await datasync.call(this)
      steps.push('flushed')
    })
    onTestFinished(() => watch.mockRestore())
    const appended = journal.append(entry('one')).then(() => steps.push('accepted'))
    await Promise.race([flushing.promise, appended])
    expect(steps).toEqual([])
    flushed.resolve()
    await appended
    expect(steps).toEqual(['flushed', 'accepted'])
  })

  it('has flushed the journal that a start rewrote, and its name in the folder', async () => {
    const path = newPath()
    await (await openJournal(path)).append(entry('one'))
    const handles = await handlePrototype()
    const steps = (['datasync', 'sync'] as const).map(step => vi.spyOn(handles, step))
    onTestFinished(() => {
      for (const step of steps) step.mockRestore()
    })
    expect(await found(path)).toEqual([entry('one')])
    expect(steps.map(step => step.mock.calls.length)).toEqual([1, 1])
  })

  it('keeps every entry when a start finds no room to write the journal anew', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    for (let n = 0; n < 30; n++) await journal.append(entry(String(n), { message: 'm'.repeat(2_000) }))
    await journal.close()
    const script = `const { openRequestJournal } = await import('#database/request-journal.ts')
      await openRequestJournal(${JSON.stringify(path)}, new Date(0)).catch(({ code, path }) => console.log(code, path))`
    // A file may have 32 blocks of 512 or 1,024 bytes: the write that comes to the end is cut short without an error.
    const limited = ['ulimit -f 32; exec "$0" --input-type=module -e "$1"', process.execPath, script]
    const { stdout } = await run('sh', ['-c', ...limited])
    expect(stdout).toBe(`EFBIG ${path}.new\n`)
    expect(existsSync(`${path}.new`)).toBe(false)
    expect(await found(path)).toHaveLength(30)
  })

  it('is found out to be full, and to have room again', async () => {
    const path = newPath()
    const onDiskFault = vi.fn()
    const journal = await openJournal(path, EVER, onDiskFault)
    expect(await journal.checkDisk()).toBeNull()
    const handles = await handlePrototype()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const watch = vi.spyOn(handles, 'appendFile').mockRejectedValue(full)
    onTestFinished(() => watch.mockRestore())
    await expect(journal.append(entry('refused'))).rejects.toThrow('no space')
    expect(await journal.checkDisk()).toBe(full)
    expect(onDiskFault.mock.calls).toEqual([[full]])
    watch.mockRestore()
    expect(await journal.checkDisk()).toBeNull()
    await journal.append(entry('accepted'))
    expect(await found(path)).toEqual([entry('accepted')])
  })
})

describe('wherever the file is cut', () => {
  const batches = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  })

  it('every confirmed entry before the cut is read back', async () => {
    await fc.assert(
      fc.asyncProperty(batches, fc.double({ min: 0, max: 1, noNaN: true }), async (messages, where) => {
        const path = newPath()
        const journal = await openRequestJournal(path, EVER)
        const acknowledged: { entry: JournalEntry; end: number }[] = []
        for (const [round, batch] of messages.entries()) {
          const entries = batch.map((message, n) => entry(`${round}/${n}`, { message }))
          await Promise.all(entries.map(journal.append))
          const end = statSync(path).size
          acknowledged.push(...entries.map(one => ({ entry: one, end })))
        }
        await journal.close()
        const cut = Math.floor(where * statSync(path).size)
        const copy = `${path}.cut`
        copyFileSync(path, copy)
        truncateSync(copy, cut)

        const all = acknowledged.map(one => one.entry)
        const read = await found(copy)
        expect(read).toEqual(all.slice(0, read.length))
        expect(read.length).toBeGreaterThanOrEqual(acknowledged.filter(({ end }) => end <= cut).length)
      }),
      { numRuns: 60 },
    )
    // Each round waits for the disk several times, and the disk may be busy.
  })
})
