import { appendFileSync, copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { type JournalEntry, openRequestJournal } from './request-journal.ts'

const EVER = new Date(0)

function entry(key: string, input: unknown = { message: `from ${key}` }): JournalEntry {
  return { key, acceptedTs: '2026-03-14T08:00:00.000Z', command: 'send-plan-request', input }
}

function newPath(): string {
  return join(temporaryFolder(), 'deep', 'requests.journal')
}

async function openJournal(path: string, keepSince = EVER) {
  const journal = await openRequestJournal(path, keepSince)
  onTestFinished(() => journal.close().catch(() => undefined))
  return journal
}

/** What a process that starts now would find. */
async function found(path: string, keepSince = EVER): Promise<JournalEntry[]> {
  const journal = await openRequestJournal(path, keepSince)
  await journal.close()
  return journal.waiting()
}

describe('a request journal', () => {
  it('gives back what it accepted, in order, after the process is gone', async () => {
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

  it('has the entry in the file by the time it says so', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('one'))
    expect(readFileSync(path, 'utf8')).toContain('"key":"one"')
  })

  it('keeps all that come at once', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    const entries = Array.from({ length: 300 }, (_, n) => entry(`request ${n}`))
    await Promise.all(entries.map(journal.append))
    expect(await found(path)).toEqual(entries)
  })

  it('passes over a last line that was cut short', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('whole'))
    await journal.append(entry('cut'))
    await journal.close()
    truncateSync(path, statSync(path).size - 5)
    expect(await found(path)).toEqual([entry('whole')])
  })

  it('reads the entry after a write that was cut short', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('before'))
    appendFileSync(path, '0123456789abcdef {"key":"half a li')
    await journal.append(entry('after'))
    expect(await found(path)).toEqual([entry('before'), entry('after')])
  })

  it('passes over a line that was altered', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('altered'))
    await journal.append(entry('sound'))
    await journal.close()
    writeFileSync(path, readFileSync(path, 'utf8').replace('from altered', 'from Altered'))
    expect(await found(path)).toEqual([entry('sound')])
  })

  it('drops the old when it is opened, from the file as well', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append({ ...entry('old'), acceptedTs: '2026-03-01T00:00:00.000Z' })
    await journal.append({ ...entry('young'), acceptedTs: '2026-03-07T00:00:00.000Z' })
    await journal.close()
    const kept = await found(path, new Date('2026-03-07T00:00:00Z'))
    expect(kept.map(({ key }) => key)).toEqual(['young'])
    expect(readFileSync(path, 'utf8')).not.toContain('old')
  })

  it('is not disturbed by a rewriting that was broken off', async () => {
    const path = newPath()
    const journal = await openJournal(path)
    await journal.append(entry('one'))
    await journal.close()
    writeFileSync(`${path}.new`, 'half of it')
    expect(await found(path)).toEqual([entry('one')])
  })

  it('says when it cannot write', async () => {
    const journal = await openJournal(newPath())
    await journal.close()
    await expect(journal.append(entry('one'))).rejects.toThrow()
  })

  it('remembers what still waits for the database until it is settled', async () => {
    const path = newPath()
    const before = await openJournal(path)
    await before.append(entry('from before'))
    await before.close()

    const journal = await openJournal(path)
    await journal.append(entry('stored at once'))
    await journal.append(entry('waits'))
    journal.keepWaiting(entry('waits'))
    expect(journal.waiting()).toEqual([entry('from before'), entry('waits')])
    journal.settle([entry('from before')])
    expect(journal.waiting()).toEqual([entry('waits')])
  })
})

describe('wherever the file is cut', () => {
  const batches = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  })

  it('every entry that was acknowledged and lies before the cut is read back', async () => {
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
  })
})
