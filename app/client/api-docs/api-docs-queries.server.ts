import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import { type ApiDocument, type ApiResource, readApiDocument } from './api-docs.ts'

export interface ApiDocs {
  title: string
  description: string
  origin: string
  resources: ApiResource[]
}

/** The API's description of itself, for its reference. @throws AppError not_found where development pages are off. */
export async function getApiDocs(
  ctx: Pick<RequestContext, 'dev' | 'origin' | 'describeApi'>,
): Promise<ApiDocs> {
  if (!ctx.dev || !ctx.describeApi) throw new AppError('not_found')
  const document = (await ctx.describeApi()) as ApiDocument
  const { title, description = '' } = document.info
  return { title, description, origin: ctx.origin, resources: readApiDocument(document) }
}
