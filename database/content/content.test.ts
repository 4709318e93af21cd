import { describe, expect, it } from 'vitest'
import { portraitOptionsSchema } from '#art/portrait/portrait-schema.ts'
import { authored } from '#tools/testing/content-copy.ts'
import { readCatalogue } from './catalogue.ts'
import { checkReferences } from './check-references.ts'
import { checkContent } from './checks/content-checks.ts'
import { checkMessages } from './checks/language/check-messages.ts'

const { catalogue, problems } = readCatalogue(authored.root, authored.kept)

describe('the authored content', () => {
  it('has no mistakes', () => {
    expect([...problems, ...checkReferences(catalogue), ...checkContent(catalogue)]).toEqual([])
  })

  it('has labels that say what is meant beside it', () => {
    expect(checkMessages('messages')).toEqual([])
  })

  it('lists the fifteen active countries in the specification’s order (section 3)', () => {
    const active = (catalogue.countries?.value ?? [])
      .filter(country => country.active && country.type === 'country')
      .toSorted((a, b) => a.homepageSortOrder - b.homepageSortOrder)
    expect(active.map(country => country.tag)).toEqual([
      'peru',
      'costa-rica',
      'vietnam',
      'ecuador',
      'thailand',
      'belize',
      'indonesia',
      'guatemala',
      'panama',
      'laos',
      'cambodia',
      'tanzania',
      'kenya',
      'rwanda',
      'uganda',
    ])
    expect(active.map(country => country.homepageSortOrder)).toEqual(active.map((_, i) => i + 1))
  })

  it('gives every country its calling code (section 9)', () => {
    const codes = Object.fromEntries(
      (catalogue.countries?.value ?? []).map(country => [country.tag, country.callingCode]),
    )
    expect(codes).toMatchObject({
      'costa-rica': 506,
      panama: 507,
      peru: 51,
      ecuador: 593,
      guatemala: 502,
      belize: 501,
      honduras: 504,
      cuba: 53,
      chile: 56,
      bali: 62,
      myanmar: 95,
      vietnam: 84,
      indonesia: 62,
      tanzania: 255,
    })
  })

  it('has one regional number for the specification’s groups of countries (section 9)', () => {
    const grouped = (catalogue.countries?.value ?? []).filter(({ contact }) => contact)
    const groups = Map.groupBy(grouped, ({ contact }) => contact)
    const tags = [...groups.values()].map(members => members.map(({ tag }) => tag).toSorted())
    expect(tags.toSorted()).toEqual([
      ['belize', 'guatemala'],
      ['costa-rica', 'cuba', 'panama'],
      ['ecuador', 'peru'],
    ])
  })

  it('has emergency contacts for the five countries of the specification (section 9)', () => {
    const contacts = catalogue.operator?.value.emergencyContacts ?? {}
    expect(Object.keys(contacts).toSorted()).toEqual(['belize', 'costa-rica', 'ecuador', 'guatemala', 'peru'])
  })

  it('has a header list for every country that the specification names (section 9)', () => {
    expect([...catalogue.navigation.keys()].toSorted()).toEqual([
      'argentina',
      'belize',
      'bolivia',
      'cambodia',
      'chile',
      'costa-rica',
      'cuba',
      'ecuador',
      'guatemala',
      'indonesia',
      'kenya',
      'laos',
      'mexico',
      'myanmar',
      'nepal',
      'panama',
      'peru',
      'rwanda',
      'tanzania',
      'thailand',
      'uganda',
      'vietnam',
    ])
  })

  it('has a short page for every inactive country but Bali, which belongs to Indonesia', () => {
    const inactive = (catalogue.countries?.value ?? []).filter(({ active }) => !active)
    const tags = inactive.map(({ tag }) => tag).filter(tag => tag !== 'bali')
    expect(tags).toHaveLength(9)
    expect([...catalogue.unplanned.keys()].toSorted()).toEqual(tags.toSorted())
  })

  it('has portraits with valid options', () => {
    const everyone = [catalogue.staff, ...catalogue.folders.map(folder => folder.staff)].flatMap(
      source => source?.value ?? [],
    )
    expect(everyone.length).toBeGreaterThan(4)
    const refused = everyone
      .map(person => [person.fkey, portraitOptionsSchema.safeParse(person.portrait ?? {}).error?.issues])
      .filter(([, issues]) => issues)
    expect(refused).toEqual([])
  })
})
