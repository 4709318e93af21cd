import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icons.ts'

const body = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s

/** Combines drawings into one SVG sprite of symbols, each with its name as id. */
function iconSprite(names: readonly string[], draw: (name: string) => string): string {
  const symbols = names.map(name => {
    const [, box, shapes] = body.exec(draw(name)) ?? []
    if (!box || !shapes) throw new Error(`The icon ${name} is not a drawing with a viewBox`)
    return `<symbol id="${name}" viewBox="${box}">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function phosphor(name: string): string {
  const weight = /-(bold|fill)$/.exec(name)?.[1] ?? 'regular'
  return readFileSync(`node_modules/@phosphor-icons/core/assets/${weight}/${name}.svg`, 'utf8')
}

test('the sprite holds every icon as Phosphor draws it (after a change: vitest run app/ui -u)', async () => {
  await expect(iconSprite(iconNames, phosphor)).toMatchFileSnapshot('icons.svg')
})

test('the names are sorted and unique', () => {
  expect(iconNames).toEqual([...new Set(iconNames)].sort())
})
