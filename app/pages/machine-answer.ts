/** A cacheable answer that is not an HTML page; `name` is its file name when saved. */
export function machineAnswer(body: string, type: string, name?: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
      ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  })
}
