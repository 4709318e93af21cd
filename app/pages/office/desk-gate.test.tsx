import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { dropLoginKey, storeLoginKey } from '#app/client/api-client/login-key.ts'
import { claimWords } from '#app/client/private-data/claim-words.ts'
import { saveText } from '#app/features/conversation/thread/saved-text.ts'
import { standInBrowser } from '#tools/testing/browser-storage.ts'
import { DeskGate } from './desk-gate.tsx'

const ENDED = 'Your session has ended'
const KEPT = 'What you were writing is kept on this device.'

beforeEach(() => {
  const end = standInBrowser()
  storeLoginKey('the-key')
  claimWords(3)
  return end
})

function readGate(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <DeskGate me="visitor">{() => null}</DeskGate>
    </MemoryRouter>,
  )
}

it('after an ended session says so, and mentions unsaved text', () => {
  dropLoginKey('the-key')
  expect(readGate()).toContain(ENDED)
  expect(readGate()).not.toContain(KEPT)
  saveText('office-reply-7', { body: 'The boat goes at seven.', tried: null })
  expect(readGate()).toContain(KEPT)
})

it('after logging out explains what the office is', () => {
  saveText('office-reply-7', { body: 'The boat goes at seven.', tried: null })
  storeLoginKey(null)
  expect(readGate()).toContain('The office')
  expect(readGate()).not.toContain(ENDED)
})
