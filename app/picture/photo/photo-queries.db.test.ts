import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getCountryPage, getWall } from '#app/features/catalogue/country/country-queries.server.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { getDestinationPage } from '#app/features/catalogue/place-page/place-page-queries.server.ts'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import { getAnswerers } from '#app/features/request/form/ask-queries.server.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { getTripCards } from '#app/features/trip/trip-card/trip-card-queries.server.ts'
import type { Picture } from '#app/picture/picture.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import type { PhotoSubjectKind } from '#database/values/photo-subjects.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

/** A photograph's row, as after adding it. */
async function plantPhoto(number: number): Promise<number> {
  const [row] = await db
    .insert(photo)
    .values({
      key: number.toString(16).padStart(32, '0'),
      width: 3000,
      height: 2000,
      format: 'jpeg',
      bytes: 1,
      color: '#3a7d44',
      blur: 'data:image/webp;base64,AA==',
      alt: { en: `Hill ${number}`, es: `Colina ${number}` },
      credit: 'Ana Mora',
      published: true,
      createdTs: new Date(),
    })
    .returning({ id: photo.id })
  return row?.id ?? 0
}

const ids: number[] = []

async function hang(number: number, subjectKind: PhotoSubjectKind, subjectKey: string, position = 0) {
  await db.insert(photoUse).values({ photoId: ids[number] ?? 0, subjectKind, subjectKey, position })
}

function keyOf(picture: Picture | null | undefined): string | null {
  return picture && 'photo' in picture ? picture.photo.alt : null
}

async function costaClara(ctx: typeof en | typeof es = en): Promise<CountryPage> {
  const page = await getCountryPage(ctx, 'costa-clara')
  return page
}

beforeAll(async () => {
  for (let number = 0; number < 3; number++) ids.push(await plantPhoto(number))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(photoUse)
})

describe('a subject’s first photograph replaces its poster', () => {
  it('on the home page and on the country’s page, in the reader’s language', async () => {
    await hang(1, 'country', 'costa-clara', 1)
    await hang(0, 'country', 'costa-clara', 0)
    const { countries } = await getWall(es)
    const shown = countries.filter(({ picture }) => 'photo' in picture)
    expect(shown.map(({ tag, picture }) => [tag, keyOf(picture)])).toEqual([['costa-clara', 'Colina 0']])
    expect((await costaClara()).picture).toEqual({
      photo: {
        key: '0'.repeat(32),
        width: 3000,
        height: 2000,
        focus: { x: 50, y: 50 },
        color: '#3a7d44',
        blur: 'data:image/webp;base64,AA==',
        alt: 'Hill 0',
        credit: 'Ana Mora',
      },
    })
  })

  it('for a place, and for that place only', async () => {
    await hang(0, 'place', 'costa-clara/destination/neblina')
    await hang(1, 'place', 'costa-clara/attraction/las-brasas')
    const page = await getDestinationPage(en, 'costa-clara', 'neblina')
    expect(page && 'picture' in page && keyOf(page.picture)).toBe('Hill 0')
  })

  it('for a trip on its card and its page, and for its days, also those without a poster', async () => {
    await hang(0, 'trip', 'still-waters')
    const { itinerary } = await getTripPage(en, 'costa-clara', 'still-waters')
    const bare = itinerary.days.find(({ picture }) => picture === null)?.number ?? 0
    expect(bare).toBeGreaterThan(0)
    await hang(1, 'trip_day', `still-waters/${bare}`)
    const [card] = await getTripCards(en, ['still-waters'])
    const page = await getTripPage(en, 'costa-clara', 'still-waters')
    expect([keyOf(card?.picture), keyOf(page.picture)]).toEqual(['Hill 0', 'Hill 0'])
    const days = page.itinerary.days.filter(({ picture }) => keyOf(picture) === 'Hill 1')
    expect(days.map(({ number }) => number)).toEqual([bare])
  })

  it('for a person, wherever their face is shown', async () => {
    await hang(2, 'staff', 'alma-reyes')
    const { answerer, team } = await costaClara()
    const contacts = await getGlobalContacts(en)
    const { planner } = await getTripPage(en, 'costa-clara', 'still-waters')
    const answerers = await getAnswerers({ ...en, now: () => new Date() })
    const faces = [answerer, planner, answerers['costa-clara'], ...team, ...contacts]
    const withPhoto = faces.filter(person => person?.photo)
    expect(new Set(withPhoto.map(person => person?.fkey))).toEqual(new Set(['alma-reyes']))
    expect(withPhoto).toHaveLength(faces.filter(person => person?.fkey === 'alma-reyes').length)
  })
})

describe('without a photograph', () => {
  it('every slot shows its poster, and every person their drawn portrait', async () => {
    const { countries } = await getWall(en)
    expect(countries.every(({ picture }) => 'poster' in picture)).toBe(true)
    expect((await getGlobalContacts(en)).every(person => person.photo === null)).toBe(true)
  })
})

it('no page needs an extra query: a photograph comes with the read of its subject', async () => {
  const query = vi.spyOn(connection.pool, 'query')
  await getWall(en)
  // The countries with their photographs, and the trips of the line of proof.
  expect(query).toHaveBeenCalledTimes(2)
})

it('the poster returns when the photograph is removed', async () => {
  await hang(2, 'country', 'marmol')
  await db.delete(photo).where(and(eq(photo.id, ids[2] ?? 0)))
  expect(await db.select().from(photoUse)).toEqual([])
  ids[2] = await plantPhoto(2)
})
