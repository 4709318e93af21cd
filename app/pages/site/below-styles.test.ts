import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/pages/site'

test('the styles that stand at once are all the styles the foot of a page uses', () => {
  expect(new Set(importsOf(`${here}/below-styles.ts`))).toEqual(stylesBehind(`${here}/below.tsx`))
})
