import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'
import {
  type ApiCode,
  type ApiDocument,
  type ApiResource,
  readApiCodes,
  readApiDocument,
} from './api-docs.ts'

export interface ApiDocs {
  title: string
  /** Paragraphs. */
  description: string[]
  version: string
  origin: string
  resources: ApiResource[]
  codes: { failures: ApiCode[]; issues: ApiCode[] }
}

/** The OpenAPI description, for the API reference. @throws AppError not_found in a process without the API. */
export async function getApiDocs(ctx: Pick<RequestContext, 'origin' | 'describeApi'>): Promise<ApiDocs> {
  if (!ctx.describeApi) throw new AppError('not_found')
  const document = (await ctx.describeApi()) as ApiDocument
  const { title, version, description = '' } = document.info
  return {
    title,
    version,
    description: description.split('\n\n'),
    origin: ctx.origin,
    resources: readApiDocument(document),
    codes: readApiCodes(document),
  }
}
