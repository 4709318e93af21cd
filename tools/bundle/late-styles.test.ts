import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { stylesBehind } from './late-styles.ts'

const behind = (path: string) => stylesBehind([resolve(path)]).map(found => relative('.', found))

test('a part includes the styles of all its imports', () => {
  const styles = behind('app/pages/site/after-content.tsx')
  expect(styles).toContain('app/features/search/sentence/planner-band.module.css')
  expect(styles).toContain('app/features/search/sentence/choices.module.css')
  expect(styles).toContain('app/ui/icon.module.css')
})

test('and those of parts in it that load later still', () => {
  expect(behind('app/features/request/guided/planner.tsx')).toContain(
    'app/features/request/guided/you-step.module.css',
  )
})

test('but not those of type-only imports, or of modules fetched on a press', () => {
  const styles = behind('app/features/request/form/contact-banner.tsx')
  expect(styles).toEqual([])
})
