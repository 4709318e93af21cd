import { Hono, type MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../http-environment.ts'
import { findCard } from '../pictures/card-pictures.ts'
import { findHouse } from '../pictures/house-pictures.ts'
import { pictureAnswers } from '../pictures/picture-answers.ts'
import { findPlate } from '../pictures/plate-pictures.ts'
import { findPortrait } from '../pictures/portrait-pictures.ts'
import { findPoster } from '../pictures/poster-pictures.ts'
import type { Rasters } from '../raster/rasters.ts'

/** `:edition` may be any, or missing: the present one is led to. */
function inEveryEdition(path: string): string[] {
  return [`/art/:edition{[a-z0-9]+}${path}`, `/art${path}`]
}

/** A picture has one parameter at most; a width or a quality is not asked for in one. */
function takes(parameter: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (Object.keys(c.req.query()).every(name => name === parameter)) return next()
    return c.text(`This picture takes no parameter${parameter ? ` but ${parameter}` : ''}.`, 400)
  }
}

/** Pages of other sites may show it: that is what it is for. */
const shownAnywhere: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

/** Whatever is drawn, at addresses that never change what they answer (docs/decisions/0011). */
export function artRoutes(rasters: Rasters) {
  const art = new Hono<HttpEnvironment>()
  const answer = pictureAnswers(rasters)

  art.on('GET', inEveryEdition('/posters/:name'), takes('seed'), c =>
    answer(c, findPoster(c.req.param('name') ?? '', c.req.query('seed') ?? null)),
  )
  art.on('GET', inEveryEdition('/houses/:name'), takes('seed'), c =>
    answer(c, findHouse(c.req.param('name') ?? '', c.req.query('seed') ?? null)),
  )
  art.on('GET', inEveryEdition('/plates/:name'), takes(null), c =>
    answer(c, findPlate(c.req.param('name') ?? '')),
  )
  art.on('GET', inEveryEdition('/portraits/:name'), takes('v'), async c =>
    answer(c, await findPortrait(c.get('context'), c.req.param('name') ?? '')),
  )
  art.get('/art/cards/:name', takes(null), shownAnywhere, c =>
    answer(c, findCard(c.get('context'), c.req.param('name'))),
  )
  art.get('/art/*', c => answer(c, null))
  art.all('/art/*', c => c.text('Pictures are only looked at.', 405, { allow: 'GET, HEAD' }))
  return art
}
