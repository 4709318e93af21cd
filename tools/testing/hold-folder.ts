import { createInterface } from 'node:readline'
import { lockFolder } from '#database/folder-lock.ts'

/**
 * A separate process that prints `ready`, locks the folder given as its argument on `take`, prints `taken` or why
 * not, and unlocks it on `release`.
 */
const [folder = ''] = process.argv.slice(2)
let release: () => void = () => undefined

const actions: Record<string, () => string> = {
  take: () => {
    release = lockFolder(folder)
    return 'taken'
  },
  release: () => {
    release()
    return 'released'
  },
}

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  try {
    process.stdout.write(`${actions[line]?.() ?? 'unknown'}\n`)
  } catch (error) {
    process.stdout.write(`${String(error)}\n`)
  }
}
