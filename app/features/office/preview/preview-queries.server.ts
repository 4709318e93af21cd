import {
  findDocument,
  findNeeds,
  type NumberedDocument,
  namesWithDrafts,
  requireDocument,
  requireVersions,
} from '#app/features/office/catalogue/document-queries.server.ts'
import { withPreview } from '#app/links.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { type DocumentId, titleOf } from '#database/content/document-kinds.ts'
import { type DocumentName, findVersion } from '#database/documents/versions.ts'
import type { Words } from '#database/schema/columns.ts'
import { findDocumentPage } from './find-document-page.server.ts'
import { readPreview, type SignedDocument, signPreview } from './sign-preview.server.ts'

type Context = CallerContext & Pick<RequestContext, 'now' | 'secret'>

/** Where a preview is opened, as a path of the site in the reader's language. */
export interface PreviewAddress {
  url: string
  expiresTs: string
}

/** The documents of a country are shown on its page, others on that of the first. */
function addressOf(ctx: Context, documents: readonly { id: DocumentId; number: number }[]): PreviewAddress {
  const shown = documents.find(({ id }) => id.kind === 'country') ?? documents[0]
  if (!shown) throw new RangeError('nothing to preview')
  const signed = documents.map(({ id, number }) => [id.kind, id.key, number] satisfies SignedDocument)
  const { token, expires } = signPreview(ctx.secret, signed, ctx.now())
  return { url: withPreview(findDocumentPage(shown.id), token), expiresTs: expires.toISOString() }
}

/**
 * The signed address at which anybody sees the latest version of a document on its page, with the drafts that it needs.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function getPreview(ctx: Context, named: DocumentName): Promise<PreviewAddress> {
  const { id, latest } = await requireDocument(ctx, named)
  const needed = latest?.state === 'draft' ? await findNeeds(ctx.db, id) : []
  return addressOf(ctx, [{ id, number: latest?.number ?? 0 }, ...needed])
}

/** The same of some saved versions together. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getPreviewTogether(
  ctx: Context,
  documents: readonly NumberedDocument[],
): Promise<PreviewAddress> {
  return addressOf(ctx, await requireVersions(ctx, documents))
}

/** A document of a preview. */
export interface PreviewedDocument {
  id: DocumentId
  content: unknown
  title: Words
  /** Its own page in the preview. */
  url: string
}

/** What the token of an address shows; null if it is not ours, its time is over, or a version is gone. */
export async function findPreview(
  ctx: Pick<RequestContext, 'db' | 'secret' | 'now'>,
  token: string,
): Promise<{ documents: PreviewedDocument[]; expires: Date } | null> {
  const read = readPreview(ctx.secret, token, ctx.now())
  if (!read) return null
  const names = await namesWithDrafts(ctx.db)
  const documents: PreviewedDocument[] = []
  for (const [kind, key, number] of read.documents) {
    const found = await findDocument(ctx.db, { kind, key })
    const version = await findVersion(ctx.db, { kind, key }, number)
    const content = version?.content ?? found?.row.content ?? null
    if (!found || content === null) return null
    const url = withPreview(findDocumentPage(found.id), token)
    documents.push({ id: found.id, content, title: titleOf(found.id, content, names), url })
  }
  return { documents, expires: read.expires }
}
