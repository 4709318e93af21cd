import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { getGrounds } from '#app/features/search/grounds/trip-grounds-queries.server.ts'
import { findClosest } from '#app/features/search/trip-search/find-trips.server.ts'
import { connect } from '#database/connect.ts'
import { readCatalogue } from '#database/content/catalogue.ts'
import { migrate } from '#database/migrate.ts'
import { seed } from '#database/seed.ts'
import { temporaryCluster } from '#tools/postgres-cluster.ts'

const cluster = await temporaryCluster()
const { db, pool, close } = await connect({ url: cluster.url, dataDir: '' })
await migrate(pool)
await seed(db)
const rows = await findClosest({ db }, { ...EVERYTHING, seenAt: [] }, [
  { kind: 'days', points: 1, least: 1, most: 99 },
])
const grounds = await getGrounds({ db }, rows)
const words = readCatalogue('content').catalogue['search-words']?.value ?? []
for (const { en, es, means } of words) {
  if (!means.thing || means.absent) continue
  console.log('##', en[0])
  const names = [...en, ...(means.says?.en ?? [])]
    .map(n => ['en', n])
    .concat([...es, ...(means.says?.es ?? [])].map(n => ['es', n]))
  for (const [l, n] of names) {
    const hits = rows.flatMap(r => {
      const g = grounds.get(r.tripId)?.namingOf(l === 'en' ? { en: [n!], es: [] } : { en: [], es: [n!] })
      return g ? [`${r.key}:${g.row.replace(`day:${r.key}/`, 'day')}${g.days ? '' : '~'}`] : []
    })
    if (hits.length) console.log('  ', l, n, hits.length, hits.slice(0, 6).join(' '))
  }
}
await close()
await cluster.stop()
