import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/features/catalogue/transfer'

test('the styles that stand at once are all the styles the ways to a place use', () => {
  expect(new Set(importsOf(`${here}/ways-styles.ts`))).toEqual(stylesBehind(`${here}/getting-there.tsx`))
})
