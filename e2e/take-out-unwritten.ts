import pg from 'pg'
import { databaseOf } from './site-test.ts'

/** A country without written content: it has its name, its place in the lists and its header list. */
const UNWRITTEN = 'laos'

/** Removes that country's written content from a database, as if its folder of content/ did not exist yet. */
async function takeOutUnwritten(client: Pick<pg.Client, 'query'>): Promise<void> {
  const of = (column: string) => `${column} = '${UNWRITTEN}'`
  await client.query(`
    update navigation_link set coordinates = array[place.latitude, place.longitude] from place
      where place.country_tag = navigation_link.country_tag and navigation_link.${of('country_tag')}
        and list = 'top_place' and link = '/${UNWRITTEN}/destinations/' || place.slug and place.kind = 'destination';
    delete from review where ${of('country_tag')};
    delete from trip where id in (select trip_id from trip_country where ${of('country_tag')});
    delete from catalogue_item where ${of('country_tag')};
    delete from place where ${of('country_tag')};
    delete from theme where ${of('country_tag')};
    delete from tour_type where ${of('country_tag')};
    update country set page = null, staff_fkey = null where ${of('tag')};
    delete from staff where countries = array['${UNWRITTEN}']`)
}

/**
 * Before the journeys: removes one country's content, so that the pages of an unwritten country can be visited as
 * well.
 */
export default async function takeOutOnBothEngines(): Promise<void> {
  for (const engine of ['embedded', 'postgres'] as const) {
    const client = new pg.Client(databaseOf(engine))
    await client.connect()
    await takeOutUnwritten(client)
    await client.end()
  }
}
