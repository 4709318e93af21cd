import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'

/** A separate process that migrates the database given as its argument, and prints how many migrations it applied. */
const connection = await connect({ url: process.argv[2], dataDir: '' })
const applied = await migrate(connection.pool)
await connection.close()
process.stdout.write(`${applied.length}\n`)
