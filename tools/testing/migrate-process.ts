import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'

/** A process of its own that migrates the database named by its argument, and says how many migrations it applied. */
const connection = await connect({ url: process.argv[2], dataDir: '' })
const applied = await migrate(connection.pool)
await connection.close()
process.stdout.write(`${applied.length}\n`)
