import { expect, it } from 'vitest'
import { BackupError } from './backup-error.ts'
import { causeOfFailure } from './full-disk.ts'

const MEGABYTE = 1024 * 1024
const room = (megabytes: number) => (() => ({ bavail: megabytes, bsize: MEGABYTE })) as never
const lost = new Error('Connection terminated unexpectedly')

it('says that the disk is full, whatever the engine made of it', () => {
  const cause = causeOfFailure(lost, '/data', room(9))
  expect(cause).toBeInstanceOf(BackupError)
  expect(String(cause)).toMatch(/The disk of \/data is full: only 9 MB were left .* Nothing was changed/)
})

it('leaves every other failure as it is', () => {
  expect(causeOfFailure(lost, '/data', room(5_000))).toBe(lost)
  const damaged = new BackupError('The table plan has 1 rows instead of 2.')
  expect(causeOfFailure(damaged, '/data', room(9))).toBe(damaged)
})
