import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** The tables for random writers: one with a key of one column, one with two, one with none. */
export const WRITTEN_TABLES = `
  create schema wild;
  create table wild.item (
    id int primary key, kind text not null, price numeric(8, 2), seats int4range, days daterange,
    note text, open boolean not null default true, tags text[], details jsonb, code char(4)
  );
  create table wild.pair (a int, b text, v text, primary key (a, b));
  create table wild."Odd.Name" ("the key" text primary key, n int);
  select sync.follow('wild.item'), sync.follow('wild.pair'), sync.follow('wild."Odd.Name"')`

/** A random generator with reproducible numbers for a seed (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

type Random = (below: number) => number
const IDS = 60

function itemValues(random: Random): string {
  const kinds = ['boat', 'bus', 'walk', "o'clock", 'a/b']
  const note = ['null', `'x${random(99)}'`, `'y\\n"${random(9)}'`, `''`][random(4)]
  const low = random(20)
  return [
    `'${(kinds[random(5)] ?? '').replaceAll("'", "''")}'`,
    random(5) === 0 ? 'null' : `${random(10_000)}.${random(90) + 10}`,
    random(4) === 0 ? `'empty'` : `'[${low},${low + 1 + random(9)})'`,
    `daterange(date '2026-01-01' + ${random(300)}, date '2027-01-01' + ${random(300)})`,
    note,
    random(2) === 0,
    random(3) === 0 ? 'null' : `'{a${random(3)},"b c"}'`,
    random(3) === 0 ? 'null' : `'{"n": ${random(9)}}'`,
    `'c${random(99)}'`,
  ].join(', ')
}

const COLUMNS = 'kind, price, seats, days, note, open, tags, details, code'

/** A random statement; it may well fail, as statements do. */
function statement(random: Random): string {
  const id = random(IDS)
  const other = random(IDS)
  switch (random(12)) {
    case 0:
    case 1:
    case 2:
      return `insert into wild.item (id, ${COLUMNS}) values (${id}, ${itemValues(random)})
        on conflict (id) do update set kind = excluded.kind, price = excluded.price`
    case 3:
      return `update wild.item set (${COLUMNS}) = row(${itemValues(random)}) where id = ${id}`
    case 4:
      return `update wild.item set open = not open where id between ${id} and ${id + 5}`
    case 5:
      return `update wild.item set price = price + 1 where kind = 'boat'`
    case 6:
      return `delete from wild.item where id = ${id}`
    case 7:
      return `update wild.item set id = ${other} where id = ${id}`
    case 8:
      return `insert into wild.pair values (${id % 9}, 'p/${other % 5}', 'v${random(99)}') on conflict do nothing`
    case 9:
      return `update wild.pair set a = ${other % 9}, v = 'w${random(99)}' where a = ${id % 9} and b = 'p/${other % 5}'`
    case 10:
      return `delete from wild.pair where a = ${id % 9}`
    default:
      return `insert into wild."Odd.Name" values ('k.${id % 7}', ${other}) on conflict ("the key") do update set n = ${other}`
  }
}

/** Writes a transaction of one to five statements; some are rolled back, in part or whole. */
async function writeTransaction(client: pg.Client, random: Random): Promise<number> {
  const count = 1 + random(5)
  if (count === 1) {
    await client.query(statement(random)).catch(() => undefined)
    return 1
  }
  await client.query('begin')
  for (let index = 0; index < count; index++) {
    await client.query('savepoint s')
    const isUndone = random(6) === 0
    const isWritten = await client.query(statement(random)).then(
      () => true,
      () => false,
    )
    if (isUndone || !isWritten) await client.query('rollback to savepoint s')
  }
  await client.query(random(8) === 0 ? 'rollback' : 'commit')
  return count
}

/**
 * Writes this many statements, reconnecting whenever the connection is lost; reports the count after each
 * transaction.
 */
export async function writeAtRandom(
  connect: () => Promise<pg.Client>,
  seed: number,
  statements: number,
  onWritten: (count: number) => void,
): Promise<void> {
  const random = seededRandom(seed)
  let client: pg.Client | undefined
  for (let written = 0; written < statements; ) {
    try {
      client ??= await connect()
      const count = await writeTransaction(client, random)
      written += count
      onWritten(count)
    } catch {
      await client?.end().catch(() => undefined)
      client = undefined
      await sleep(50)
    }
  }
  await client?.end().catch(() => undefined)
}
