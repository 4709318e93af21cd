import type { Rasters } from '../raster/rasters.ts'
import { apiRouter } from './api-router.ts'
import { attachmentRoutes } from './attachments.ts'
import { authRoutes } from './auth.ts'
import { bookingRoutes } from './booking.ts'
import { confirmRoutes } from './confirm.ts'
import { countryRoutes } from './countries.ts'
import { feedbackRoutes } from './feedback.ts'
import { inboundRoutes } from './inbound-email.ts'
import { itemRoutes } from './items.ts'
import { leavingRoutes } from './leaving.ts'
import { officeDraftRoutes } from './office-draft.ts'
import { officePersonRoutes } from './office-person.ts'
import { officePlanRoutes } from './office-plan.ts'
import { officeReviewRoutes } from './office-review.ts'
import { officeWaitingRoutes } from './office-waiting.ts'
import { describeCalls } from './openapi.ts'
import { orgRoutes } from './org.ts'
import { ownPlanRoutes } from './own-plan.ts'
import { ownProposalRoutes } from './own-proposal.ts'
import { ownReviewRoutes } from './own-review.ts'
import { ownTripRoutes } from './own-trip.ts'
import { passkeyRoutes } from './passkey.ts'
import { paymentRoutes } from './payment.ts'
import { personRoutes } from './person.ts'
import { photoRoutes } from './photo.ts'
import { placeRoutes } from './places.ts'
import { planRoutes } from './plan.ts'
import { proofRoutes } from './proof.ts'
import { shareRoutes } from './share.ts'
import { speciesRoutes } from './species.ts'
import { staffRoutes } from './staff.ts'
import { threadRoutes } from './thread.ts'
import { travellerRoutes } from './traveller.ts'
import { tripFileRoutes } from './trip-files.ts'
import { tripRoutes } from './trips.ts'
import { utmRoutes } from './utm.ts'
import { voteRoutes } from './vote.ts'

/** Every call by resource, and the OpenAPI description. */
export function callRoutes(rasters: Rasters) {
  const api = apiRouter()
  api.route('/', countryRoutes())
  api.route('/', tripRoutes())
  api.route('/', placeRoutes())
  api.route('/', itemRoutes())
  api.route('/', speciesRoutes())
  api.route('/', feedbackRoutes())
  api.route('/', staffRoutes())
  api.route('/', planRoutes())
  api.route('/', proofRoutes())
  api.route('/', ownProposalRoutes())
  api.route('/', shareRoutes())
  api.route('/', voteRoutes())
  api.route('/', tripFileRoutes())
  api.route('/', authRoutes())
  api.route('/', passkeyRoutes())
  api.route('/', personRoutes())
  api.route('/', confirmRoutes())
  api.route('/', leavingRoutes())
  api.route('/', travellerRoutes())
  api.route('/', ownTripRoutes())
  api.route('/', utmRoutes())
  api.route('/', ownPlanRoutes())
  api.route('/', ownReviewRoutes())
  api.route('/', threadRoutes())
  api.route('/', attachmentRoutes())
  api.route('/', inboundRoutes())
  api.route('/', photoRoutes(rasters))
  api.route('/', officePlanRoutes())
  api.route('/', officeReviewRoutes())
  api.route('/', officePersonRoutes())
  api.route('/', officeWaitingRoutes())
  api.route('/', bookingRoutes())
  api.route('/', paymentRoutes())
  api.route('/', orgRoutes())
  api.route('/', officeDraftRoutes())
  describeCalls(api)
  return api
}
