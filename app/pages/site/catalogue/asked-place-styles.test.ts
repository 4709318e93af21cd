import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/pages/site/catalogue'

test('the styles that stand at once are all the styles of a place that is still to be written', () => {
  expect(new Set(importsOf(`${here}/asked-place-styles.ts`))).toEqual(stylesBehind(`${here}/asked-place.tsx`))
})
