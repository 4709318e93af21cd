import { AppError } from '#app/app-error.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
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

/** A resource of the API with its calls. @throws AppError not_found */
export async function getApiResource(
  ctx: Pick<RequestContext, 'origin' | 'describeApi'>,
  key: string,
): Promise<ApiResource> {
  const { resources } = await getApiDocs(ctx)
  const found = resources.find(resource => resource.key === key)
  if (!found) throw new AppError('not_found')
  return found
}

/** Sitemap entries of the documentation; of a process without the API those that are always there. */
export async function listApiPages({
  describeApi,
}: Pick<RequestContext, 'describeApi'>): Promise<PageEntry[]> {
  const resources = describeApi ? readApiDocument((await describeApi()) as ApiDocument) : []
  const paths = resources.map(({ key }) => links.apiResource(key))
  return [links.apiDocs(), links.apiDeprecation(), ...paths].map(path => ({ path }))
}
