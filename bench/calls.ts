import { startSite } from '#tools/site-process.ts'
import { answersPerCpu } from './answers-per-cpu.ts'
import { compareWithBareNode } from './compare-with-bare-node.ts'

/** Cached pages and public calls, each beside a bare node:http server that sends the same bytes. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

const site = await startSite()
const pid = site.child.pid ?? 0
// Work at the start of a process is not part of an answer's cost.
for (let round = 0; round < 3; round++)
  await answersPerCpu({ url: `${site.origin}/api/public/staff/all_active`, pid }, SECONDS)
for (const path of [
  '/',
  '/costa-rica',
  '/api/next/feedback/search?query=costa-rica&recent=true&limit=16',
  '/api/public/staff/all_active',
  '/api/openapi.json',
])
  await compareWithBareNode(path, { url: site.origin + path, pid }, SECONDS)
await site.stop()
