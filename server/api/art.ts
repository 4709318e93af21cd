import { Hono, type MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../http-environment.ts'
import { findCard } from '../pictures/card-pictures.ts'
import { findHouse } from '../pictures/house-pictures.ts'
import { pictureAnswers } from '../pictures/picture-answers.ts'
import { findPlate } from '../pictures/plate-pictures.ts'
import { findPortrait } from '../pictures/portrait-pictures.ts'
import { findPoster } from '../pictures/poster-pictures.ts'
import type { Rasters } from '../raster/rasters.ts'

/** Matches any `:edition` or none; all but the present one redirect to it. */
function inEveryEdition(path: string): string[] {
  return [`/art/:edition{[a-z0-9]+}${path}`, `/art${path}`]
}

/** A picture takes at most one query parameter; width and format are part of its path. */
function takes(parameter: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (Object.keys(c.req.query()).every(name => name === parameter)) return next()
    return c.text(`This picture takes no parameter${parameter ? ` but ${parameter}` : ''}.`, 400)
  }
}

/** Lets pages of other sites show the card, which is its purpose. */
const shownAnywhere: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

/** Routes of all drawn pictures, whose addresses never change what they answer (docs/decisions/0011). */
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
