import { expect, it } from 'vitest'
import { readCatalogue } from '#database/content/catalogue.ts'
import { checkReferences } from '#database/content/check-references.ts'
import { world } from './world.ts'

it('the small world has no mistakes', () => {
  const { catalogue, problems } = readCatalogue(world.root, world.kept)
  expect([...problems, ...checkReferences(catalogue)]).toEqual([])
})
