import { expect, test } from 'vitest'
import { importsOf, stylesBehind } from '#tools/testing/styles-behind.ts'

const here = 'app/features/navigation'

test('the styles that stand at once are all the styles header and footer use', () => {
  const used = [...stylesBehind(`${here}/header.tsx`), ...stylesBehind(`${here}/footer.tsx`)]
  expect(new Set(importsOf(`${here}/frame-styles.ts`))).toEqual(new Set(used))
})
