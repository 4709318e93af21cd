import pg from 'pg'

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The connection string of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Copies an unused database by its files, which takes half the time of a copy through the log. */
export function createDatabase(url: string, name: string, template: string): Promise<void> {
  return onServer(url, `create database "${name}" template "${template}" strategy file_copy`)
}

export function dropDatabase(url: string, name: string): Promise<void> {
  return onServer(url, `drop database if exists "${name}" with (force)`)
}
