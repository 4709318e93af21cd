import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { REST_MS } from '#app/features/office/desk/use-leaving.ts'
import { draftSaving, type StoredDraft } from './draft-saving.ts'
import type { DraftWords, OfficeDraft } from './draft-schema.ts'

const content = { days: [], price: [] } as unknown as DraftWords['content']

const workings = { from: null, lines: {}, names: {}, confirmed: [] }

function draftOf(title: string, version: number): OfficeDraft {
  const times = { updatedTs: '2026-11-23T08:00:00.000Z', updatedBy: 'Karla', sendAt: null, sentTs: null }
  return {
    number: 1,
    workings,
    title,
    note: '',
    content,
    version,
    priceMinor: null,
    fingerprint: null,
    ...times,
  }
}

/** An editor; the test answers each of its saves. */
function editor(found: StoredDraft | null = null) {
  let kept = found
  const asked: { title: string; version: number; answer: PromiseWithResolvers<OfficeDraft> }[] = []
  const saving = draftSaving({
    put: ({ title }, version) => {
      const answer = Promise.withResolvers<OfficeDraft>()
      asked.push({ title, version, answer })
      return answer.promise
    },
    keep: next => {
      kept = next
    },
    findKept: () => found,
    onChange: () => undefined,
  })
  saving.read(draftOf('Frogs', 1))
  return {
    saving,
    asked,
    kept: () => kept,
    type: (title: string) => saving.edit({ title, note: '', content, workings }),
    rest: (ms = REST_MS) => vi.advanceTimersByTimeAsync(ms),
    async answer(at: number, draft: OfficeDraft | Error) {
      if (draft instanceof Error) asked[at]?.answer.reject(draft)
      else asked[at]?.answer.resolve(draft)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving a draft', () => {
  it('saves after a pause, and does not count the server’s trimming as a change', async () => {
    const { saving, asked, type, rest, answer } = editor()
    type('Frogs and')
    type('Frogs and ')
    await rest()
    expect(asked).toMatchObject([{ title: 'Frogs and ', version: 1 }])
    await answer(0, draftOf('Frogs and', 2))
    expect(saving.view()).toMatchObject({ state: 'saved', isSaved: true, version: 2 })
    await rest(60_000)
    expect(asked).toHaveLength(1)
  })

  it('loses no text that is typed during a save', async () => {
    const { saving, asked, type, rest, answer } = editor()
    type('Frogs a')
    await rest()
    type('Frogs and macaws')
    // The version read meanwhile is the editor's own save.
    saving.read(draftOf('Frogs a', 2))
    await rest()
    expect(asked).toHaveLength(1)
    await answer(0, draftOf('Frogs a', 2))
    expect(saving.view()).toMatchObject({ words: { title: 'Frogs and macaws' }, state: 'changed' })
    await rest()
    expect(asked[1]).toMatchObject({ title: 'Frogs and macaws', version: 2 })
  })

  it('keeps both versions if a colleague saved meanwhile', async () => {
    const { saving, asked, type, rest, answer } = editor()
    type('Mine')
    saving.read(draftOf('Theirs', 2))
    await rest()
    await answer(0, new ApiError(412, { current: draftOf('Theirs', 2) }, null))
    type('Mine, and more')
    await rest()
    expect(saving.view()).toMatchObject({
      state: 'both',
      words: { title: 'Mine, and more' },
      theirs: { title: 'Theirs' },
    })
    saving.keepMine()
    expect(asked[1]).toMatchObject({ title: 'Mine, and more', version: 2 })
  })

  it('retries soon if something is typed after a failed save', async () => {
    const { saving, asked, type, rest, answer } = editor()
    type('Away')
    await rest()
    await answer(0, new TypeError('no network'))
    expect(saving.view().state).toBe('away')
    type('Away, and back')
    await rest()
    expect(asked[1]).toMatchObject({ title: 'Away, and back', version: 1 })
    await answer(1, new TypeError('no network'))
    saving.retry()
    expect(asked).toHaveLength(3)
  })

  it('does not retry a refused save until something else is typed', async () => {
    const { saving, asked, type, rest, answer } = editor()
    type('')
    await rest()
    await answer(0, new ApiError(422, {}, null))
    expect(saving.view().state).toBe('refused')
    await rest(60_000)
    expect(asked).toHaveLength(1)
    type('Frogs again')
    await rest()
    expect(asked[1]).toMatchObject({ title: 'Frogs again' })
  })

  it('saves at once when the page is left, including text typed during the last save', async () => {
    const { saving, asked, type, answer } = editor()
    type('Last words')
    saving.leave()
    expect(asked).toMatchObject([{ title: 'Last words' }])
    await answer(0, draftOf('Last words', 2))
    expect(asked).toHaveLength(1)

    const other = editor()
    other.type('Nearly')
    await other.rest()
    other.type('Nearly all')
    other.saving.leave()
    await other.answer(0, draftOf('Nearly', 2))
    expect(other.asked[1]).toMatchObject({ title: 'Nearly all', version: 2 })
  })

  it('does not save without a change', async () => {
    const { saving, asked, type, rest } = editor()
    type('Frogs and')
    type('Frogs')
    await rest()
    saving.leave()
    expect(asked).toEqual([])
    expect(saving.view().state).toBe('saved')
  })
})

describe('a draft whose editor closes before it is saved', () => {
  it('is kept when the session ends, and saved when its author returns', async () => {
    const { saving, type, kept, answer } = editor()
    type('Last words')
    saving.leave()
    await answer(0, new ApiError(401, {}, null))
    expect(kept()).toMatchObject({ words: { title: 'Last words' }, version: 1 })

    const again = editor(kept())
    expect(again.saving.view()).toMatchObject({ words: { title: 'Last words' }, state: 'changed' })
    await again.rest()
    expect(again.asked).toMatchObject([{ title: 'Last words', version: 1 }])
    await again.answer(0, draftOf('Last words', 2))
    expect(again.kept()).toBeNull()
  })

  it('stays beside a colleague’s newer version until one is chosen', async () => {
    const words = { title: 'Mine', note: '', content, workings }
    const { saving, rest, answer, kept } = editor({ words, version: 1 })
    await rest()
    await answer(0, new ApiError(412, { current: draftOf('Theirs', 2) }, null))
    expect(saving.view()).toMatchObject({
      state: 'both',
      words: { title: 'Mine' },
      theirs: { title: 'Theirs' },
    })
    expect(kept()).toMatchObject({ words: { title: 'Mine' }, version: 1 })
    saving.takeTheirs()
    expect([kept(), saving.view().words?.title]).toEqual([null, 'Theirs'])
  })

  it('keeps what was typed while a save was under way, until it is saved as well', async () => {
    const { saving, type, kept, rest, answer } = editor()
    type('Frogs a')
    await rest()
    type('Frogs and macaws')
    saving.flush()
    expect(kept()).toMatchObject({ words: { title: 'Frogs and macaws' }, version: 1 })
    await answer(0, draftOf('Frogs a', 2))
    expect(kept()).toMatchObject({ words: { title: 'Frogs and macaws' }, version: 2 })
    await rest()
    await answer(1, draftOf('Frogs and macaws', 3))
    expect(kept()).toBeNull()
  })

  it('keeps what was typed beside what somebody else saved', async () => {
    const { saving, type, kept, rest, answer } = editor()
    type('Mine')
    await rest()
    await answer(0, new ApiError(412, { current: draftOf('Theirs', 2) }, null))
    type('Mine at length')
    saving.flush()
    expect(kept()).toMatchObject({ words: { title: 'Mine at length' }, version: 1 })
  })

  it.each(['flush', 'leave'] as const)('keeps what was refused (%s)', async gone => {
    const { saving, type, kept, rest, answer } = editor()
    type('Frogs '.repeat(10_000))
    await rest()
    await answer(0, new ApiError(413, undefined, null))
    saving[gone]()
    expect(kept()?.words.title).toMatch(/^Frogs/)
  })

  it('is forgotten where the draft is already what was kept', () => {
    const { kept, saving } = editor({ words: { title: 'Frogs', note: '', content, workings }, version: 0 })
    expect([kept(), saving.view().state]).toEqual([null, 'saved'])
  })
})
