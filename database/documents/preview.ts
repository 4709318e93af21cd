import { performance } from 'node:perf_hooks'
import type { MessagePort } from 'node:worker_threads'
import type pg from 'pg'
import { type Connection, databaseOf, inTurn, isOvertime, type RunStatement } from '../connect.ts'
import type { ContentFolder } from '../content/content-file.ts'
import { plantRows, sumOf } from '../seed.ts'
import { readOfficeDocuments } from './overlay.ts'
import type { FromPreview, PreviewStatement, StatementAnswer } from './preview-messages.ts'
import { type Candidate, catalogueWith, isOfRelease, refusedProblems } from './publish.ts'
import { type DocumentProblem, lockCatalogue, problemsOf } from './release.ts'

/** No preview holds its transaction for longer, whatever is still planted or read in it. */
export const PREVIEW_MS = 2_000

export type Previewed =
  | { ok: true; heldMs: number }
  | { ok: false; reason: 'problems'; problems: DocumentProblem[] }
  | { ok: false; reason: 'other_release' | 'too_slow' }

class TooSlow extends Error {}

/** Values stay as the database writes them. */
const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

/** Runs what the page asks for. */
async function answer(
  run: RunStatement,
  { id, text, values, rowMode }: PreviewStatement,
): Promise<StatementAnswer> {
  try {
    const statement = rowMode ? { text, rowMode, types: AS_TEXT } : { text, types: AS_TEXT }
    const { rows, fields, rowCount } = await run(statement as pg.QueryArrayConfig, values)
    return { id, rows, fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })), rowCount }
  } catch (error) {
    const { message = String(error), code } = Object(error)
    return { id, failure: { message, code } }
  }
}

/** Answers what is asked until the other end is closed. Returns whether it was in time. */
function readUntilClosed(port: MessagePort, run: RunStatement, deadlineMs: number): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), deadlineMs - performance.now())
    // A page that closes late may have been refused a statement, whether or not the timer has had its turn.
    port.on('close', () => {
      clearTimeout(timer)
      resolve(performance.now() < deadlineMs)
    })
    port.on('message', async (statement: PreviewStatement) => port.postMessage(await answer(run, statement)))
    port.postMessage('planted' satisfies FromPreview)
  })
}

/**
 * Plants documents in a transaction, lets whoever has the other end of `port` read in it until they close it, and rolls it
 * back: nothing of it stays, and nobody else is told of anything. Nothing is planted that could not be published.
 */
export async function previewDocuments(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  content: ContentFolder,
  candidates: readonly Candidate[],
  port: MessagePort,
): Promise<Previewed> {
  const sum = sumOf(content.root)
  const offices = await readOfficeDocuments(db)
  const { catalogue, problems } = catalogueWith(content, offices, candidates)
  if (problems.length > 0) return { ok: false, reason: 'problems', problems: problemsOf(problems) }
  const client = await pool.connect()
  let isOver = false
  try {
    await client.query('begin')
    const began = performance.now()
    const run = inTurn((config, values) => {
      if (isOver || performance.now() > began + PREVIEW_MS) throw new TooSlow()
      return client.query(config, values)
    })
    const tx = databaseOf(run)
    await client.query(`set local statement_timeout = ${PREVIEW_MS}`)
    await lockCatalogue(tx)
    if (!(await isOfRelease(tx, sum))) return { ok: false, reason: 'other_release' }
    await plantRows(tx, catalogue)
    // What is done at the end of a transaction is done now; and whoever renders the page only reads.
    await client.query('set constraints all immediate; set transaction read only')
    const isInTime = await readUntilClosed(port, run, began + PREVIEW_MS)
    return isInTime ? { ok: true, heldMs: performance.now() - began } : { ok: false, reason: 'too_slow' }
  } catch (error) {
    if (error instanceof TooSlow || isOvertime(error)) return { ok: false, reason: 'too_slow' }
    return refusedProblems(error)
  } finally {
    port.close()
    isOver = true
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}
