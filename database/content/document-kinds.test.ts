import { expect, it } from 'vitest'
import { authored } from '#tools/testing/content-copy.ts'
import { documentsOf, readCatalogue } from './catalogue.ts'
import { documentOf, fileOf } from './document-kinds.ts'

const { catalogue } = readCatalogue(authored.root, authored.kept)
const documents = documentsOf(catalogue)

it('knows which document each file of content/ is, and the file of each document', () => {
  expect(documents.length).toBeGreaterThan(1_300)
  expect(documents.filter(one => fileOf(one) !== one.file)).toEqual([])
  expect(new Set(documents.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(documents.length)
})

it.each([
  ['content/peru/hotels/casa-bajada.yaml', { kind: 'hotel', key: 'peru.casa-bajada', country: 'peru' }],
  ['content/peru/trips/slow-andes.yaml', { kind: 'trip', key: 'slow-andes', country: 'peru' }],
  ['content/peru/transfers.yaml', { kind: 'transfers', key: 'peru', country: 'peru' }],
  ['content/peru/staff.yaml', { kind: 'staff', key: 'peru', country: 'peru' }],
  ['content/staff.yaml', { kind: 'staff', key: 'staff', country: null }],
  ['content/themes.yaml', { kind: 'vacation-themes', key: 'vacation-themes', country: null }],
  ['content/species/jaguar.yaml', { kind: 'species', key: 'jaguar', country: null }],
  ['content/navigation/peru.yaml', { kind: 'navigation', key: 'peru', country: null }],
])('%s', (file, id) => {
  expect(documentOf(file)?.id).toEqual(id)
  expect(fileOf(id as Parameters<typeof fileOf>[0])).toBe(file)
})

it.each([
  'content/peru.yaml',
  'content/peru/spas/one.yaml',
  'content/peru/trips/a/b.yaml',
  'content/../staff.yaml',
  'content/species/Jaguar.yaml',
  'content/species/jaguar.txt',
])('%s is no document', file => expect(documentOf(file)).toBeNull())

it('calls each document by its own name, its country’s or its kind’s, in both languages', () => {
  const titleOf = (kind: string, key: string) => documents.find(one => one.kind === kind && one.key === key)
  expect(titleOf('transfers', 'peru')).toMatchObject({ title: { en: 'Peru', es: 'Perú' }, about: 'peru' })
  expect(titleOf('navigation', 'peru')).toMatchObject({ title: { es: 'Perú' }, about: 'peru' })
  expect(titleOf('terms', 'terms')).toMatchObject({ title: { en: 'Terms', es: 'Condiciones' }, about: null })
  const nameless = documents.filter(({ title, key }) => title.en === key)
  expect(nameless.map(({ kind }) => kind)).toEqual(['demonstration', 'film-files'])
  expect(titleOf('trek', 'kilimanjaro-summit')).toMatchObject({ about: 'tanzania' })
})
