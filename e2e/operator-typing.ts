import type { Locator, Page } from '@playwright/test'
import { isFields } from '#database/values/document/fields.ts'
import type { Hands } from './operator-hands.ts'
import { expect, type Site } from './site-test.ts'

/** Somebody at the editor of a document, whose fields have their paths as ids. */
export interface Desk extends Pick<Site, 'path' | 'word'> {
  page: Page
  hands: Hands
}

type Path = readonly (string | number)[]

function fieldAt(page: Page, path: Path): Locator {
  return page.locator(`[id="field-${path.join('-')}"]`)
}

/** What the element of a field is; null while there is none. */
async function tagOf(field: Locator): Promise<string | null> {
  return (await field.count()) > 0 ? field.evaluate(node => node.tagName) : null
}

/** Names in the order in which the page shows their fields; what is not there yet comes last. */
async function inOrder(page: Page, names: readonly string[], path: Path): Promise<string[]> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id^="field-"]')].map(({ id }) => id))
  const placeOf = (name: string) => {
    const id = `field-${[...path, name].join('-')}`
    const at = ids.findIndex(each => each === id || each.startsWith(`${id}-`))
    return at < 0 ? ids.length : at
  }
  return names.toSorted((a, b) => placeOf(a) - placeOf(b))
}

async function open({ page, hands }: Desk, path: Path): Promise<void> {
  const fold = page.locator(`details[id="field-${path.join('-')}"]`)
  if ((await fold.count()) > 0 && !(await fold.evaluate((node: HTMLDetailsElement) => node.open))) {
    await hands.press(fold.locator('> summary'))
    // Its fields are drawn once it is open.
    await expect(fold.locator('> div')).toBeVisible()
  }
}

/** Chooses another document by the end of its key. */
async function refer(desk: Desk, field: Locator, key: string): Promise<void> {
  const { page, hands, word } = desk
  await hands.press(field)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: new RegExp(`(^|\\s|\\.)${key}$`) }).first()).toBeVisible()
  await hands.type(dialog.getByLabel(word('office_document_find')), key)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

async function writeList(desk: Desk, path: Path, value: readonly unknown[]): Promise<void> {
  const { page, hands, word } = desk
  const whole = path.length === 0 ? page.getByRole('main') : fieldAt(page, path)
  await open(desk, path)
  for (const [index, item] of value.entries()) {
    const at = [...path, index]
    const isThere = page.locator(`[id="field-${at.join('-')}"], [id="field-${at.join('-')}-en"]`).first()
    if ((await isThere.count()) === 0) {
      // The last one: those of lists within it come before.
      await hands.press(whole.getByRole('button', { name: word('office_document_add'), exact: true }).last())
      await expect(isThere).toBeAttached()
    }
    await write(desk, at, item)
  }
}

async function writeFields(desk: Desk, path: Path, value: Record<string, unknown>): Promise<void> {
  const { page, hands, word } = desk
  if (path.length > 0 && (await tagOf(fieldAt(page, path))) === 'P') {
    await hands.press(fieldAt(page, path).getByRole('button'))
    await expect(page.locator(`details[id="field-${path.join('-')}"]`)).toBeVisible()
  }
  await open(desk, path)
  for (const name of await inOrder(page, Object.keys(value), path)) {
    const keys = fieldAt(page, path).locator('select[name="key"]')
    if (
      path.length > 0 &&
      (await keys.count()) > 0 &&
      (await tagOf(fieldAt(page, [...path, name]))) === null
    ) {
      await hands.choose(keys.last(), name)
      await hands.press(
        fieldAt(page, path)
          .getByRole('button', { name: word('office_document_add'), exact: true })
          .last(),
      )
      await expect(fieldAt(page, [...path, name])).toBeAttached()
    }
    await write(desk, [...path, name], value[name])
  }
}

/** Writes a value of a document into the fields that the editor has for it. */
export async function write(desk: Desk, path: Path, value: unknown): Promise<void> {
  const { page, hands } = desk
  const field = fieldAt(page, path)
  const tag = await tagOf(field)
  if (isFields(value) && 'en' in value && 'es' in value) {
    for (const language of await inOrder(page, ['en', 'es'], path))
      await hands.type(fieldAt(page, [...path, language]), String(value[language]))
    return
  }
  if (Array.isArray(value) && tag === 'P') {
    await hands.press(field.getByRole('button'))
    await expect(page.locator(`fieldset[id="field-${path.join('-')}"]`)).toBeVisible()
  }
  if (Array.isArray(value) && (tag === 'P' || tag === 'FIELDSET')) {
    const boxes = field.getByRole('checkbox')
    const discs = field.locator('button[aria-pressed]')
    if ((await boxes.count()) > 0)
      for (const each of value)
        await hands.tick(
          field.getByRole('checkbox', { name: String(each).replaceAll('-', ' '), exact: true }),
        )
    else if ((await discs.count()) > 0)
      for (const part of value) await hands.press(discs.nth(Number(part) - 1))
    else for (const [index, each] of value.entries()) await write(desk, [...path, index], each)
    return
  }
  if (Array.isArray(value)) return writeList(desk, path, value)
  if (isFields(value)) return writeFields(desk, path, value)
  if (tag === 'SELECT') return hands.choose(field, String(value))
  if (tag === 'BUTTON') return refer(desk, field, String(value))
  if (typeof value === 'boolean') return value === (await field.isChecked()) ? undefined : hands.press(field)
  await hands.type(field, String(value))
}
