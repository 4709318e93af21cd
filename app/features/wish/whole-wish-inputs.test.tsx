import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeWishInputs } from './whole-wish-inputs.tsx'
import { wishFieldNames } from './wish-fields.ts'

it('each field of a wish can be corrected, but the traveller’s own words, what only a call says and what was saved', () => {
  const html = renderToStaticMarkup(<WholeWishInputs said={{}} errors={{}} />)
  const without = wishFieldNames.filter(name => !html.includes(`name="${name}"`))
  expect(without).toEqual(['saved', 'activity_time', 'words'])
})
