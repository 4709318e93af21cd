import { test } from '@playwright/test'
import { look } from './answered-plan.ts'
import {
  begin,
  type Draft,
  draftOf,
  factOf,
  isSaved,
  openEditor,
  readDraft,
  saveDraft,
  withoutEmpty,
  withoutFact,
} from './operator-steps.ts'
import { type Desk, write } from './operator-typing.ts'
import { expect } from './site-test.ts'

/** One document of each kind with fields of its own, typed whole into its editor; the others are saved by call. */

/** What was typed is what an author writes. */
async function isAsWritten(desk: Desk, { id, content }: Draft): Promise<void> {
  await isSaved(desk)
  expect(withoutEmpty((await readDraft(desk.page, id)).document)).toEqual(withoutEmpty(content))
  await look(desk.page)
}

/** Types what `begin` has begun. */
export async function typeNew(
  desk: Desk,
  kind: Parameters<typeof begin>[1],
  name: string,
  title: string,
): Promise<void> {
  await test.step(`type the ${kind}`, async () => {
    const one = draftOf(kind, name)
    await begin(desk, kind, title)
    await write(desk, [], one.content)
    await isAsWritten(desk, one)
  })
}

async function typeOver(desk: Desk, kind: 'staff' | 'country'): Promise<void> {
  await test.step(`type the ${kind}`, async () => {
    const one = draftOf(kind)
    await openEditor(desk, one.id)
    await write(desk, [], one.content)
    await isAsWritten(desk, one)
  })
}

async function typeFact(desk: Desk): Promise<void> {
  const one = draftOf('before-you-go')
  await saveDraft(desk.page, withoutFact(one, 'water'))
  await openEditor(desk, one.id)
  await write(desk, ['facts'], { water: factOf('water') })
  await isAsWritten(desk, one)
}

async function typeEntry(desk: Desk): Promise<void> {
  const { id, content } = draftOf('countries', 'countries')
  const [entry] = content as [Record<string, unknown>]
  await openEditor(desk, id)
  const { line, area, staff, callingCode, timeZone } = entry
  const last = (await desk.page.locator('main details[id^="field-"]').last().getAttribute('id')) ?? ''
  await write(desk, [last.replace('field-', '')], { line, area, staff, callingCode, timeZone })
  await isSaved(desk)
}

export async function typeDocuments(desk: Desk): Promise<void> {
  const { page } = desk
  const save = async (...which: [kind: string, name?: string][]) => {
    for (const [kind, name] of which) await saveDraft(page, draftOf(kind, name))
  }
  await save(['holidays', 'holidays'], ['navigation'], ['tour-types'], ['themes'], ['reviews'])
  await typeOver(desk, 'staff')
  await typeNew(desk, 'region', 'pacific', 'Pacific')
  await typeNew(desk, 'destination', 'granada', 'Granada')
  await save(['destination', 'leon'], ['destination', 'ometepe'], ['destination', 'san-juan-del-sur'])
  await typeNew(desk, 'hotel', 'corredor-azul', 'Corredor Azul')
  await typeNew(desk, 'tour', 'isletas-at-dawn', 'Isletas at dawn')
  await save(['hotel', 'finca-madronal'], ['transfers'])
  await typeNew(desk, 'trip', 'lake-with-waves', 'Lake with waves')
  await typeOver(desk, 'country')
  await test.step('type a fact of what one must know', () => typeFact(desk))
  await test.step('type the entry among the countries', () => typeEntry(desk))
}
