import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSprite } from './icon-sprite.ts'
import { iconNames } from './icons.ts'

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

test('a drawing without a viewBox is refused', () => {
  expect(() => iconSprite(['blank'], () => '<svg></svg>')).toThrow('blank')
})
