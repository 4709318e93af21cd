import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a node:http server can do: one file's bytes to everybody. It tells its port to who started it. */
const bytes = readFileSync(process.argv[2] ?? '')
const server = createServer((_request, response) => response.end(bytes))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
