import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/pages/site/catalogue'

test('the styles that stand at once are all the styles of a list that is not written', () => {
  expect(new Set(importsOf(`${here}/unwritten-styles.ts`))).toEqual(
    stylesBehind(`${here}/unwritten-list.tsx`),
  )
})
