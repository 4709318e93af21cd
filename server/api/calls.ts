import type { Rasters } from '../raster/rasters.ts'
import { apiRouter } from './api-router.ts'
import { authRoutes } from './auth.ts'
import { feedbackRoutes } from './feedback.ts'
import { describeCalls } from './openapi.ts'
import { photoRoutes } from './photo.ts'
import { planRoutes } from './plan.ts'
import { staffRoutes } from './staff.ts'
import { utmRoutes } from './utm.ts'

/** Every call, a resource after the other, and their description. */
export function callRoutes(rasters: Rasters) {
  const api = apiRouter()
  api.route('/', feedbackRoutes())
  api.route('/', staffRoutes())
  api.route('/', planRoutes())
  api.route('/', authRoutes())
  api.route('/', utmRoutes())
  api.route('/', photoRoutes(rasters))
  describeCalls(api)
  return api
}
