import type { RouteConfig } from '@hono/zod-openapi'
import type { Rasters } from '../raster/rasters.ts'
import * as apiKey from './api-key.ts'
import { apiRouter } from './api-router.ts'
import * as attachments from './attachments.ts'
import * as auth from './auth.ts'
import * as booking from './booking.ts'
import * as confirm from './confirm.ts'
import * as countries from './countries.ts'
import type * as machineCalls from './describe-machine-calls.ts'
import * as feedback from './feedback.ts'
import * as frontDoor from './front-door.ts'
import * as inboundEmail from './inbound-email.ts'
import * as items from './items.ts'
import * as leaving from './leaving.ts'
import * as officeAudit from './office-audit.ts'
import * as officeContent from './office-content.ts'
import * as officeDraft from './office-draft.ts'
import * as officeEmail from './office-email.ts'
import * as officeFact from './office-fact.ts'
import * as officePerson from './office-person.ts'
import * as officePhoto from './office-photo.ts'
import * as officePhrase from './office-phrase.ts'
import * as officePlan from './office-plan.ts'
import * as officeReview from './office-review.ts'
import * as officeStaff from './office-staff.ts'
import * as officeUnsorted from './office-unsorted.ts'
import * as officeWaiting from './office-waiting.ts'
import { describeCalls } from './openapi.ts'
import * as org from './org.ts'
import * as ownPlan from './own-plan.ts'
import * as ownProposal from './own-proposal.ts'
import * as ownReview from './own-review.ts'
import * as ownTrip from './own-trip.ts'
import * as passkey from './passkey.ts'
import * as payment from './payment.ts'
import * as paymentCorrection from './payment-correction.ts'
import * as payout from './payout.ts'
import * as person from './person.ts'
import * as photo from './photo.ts'
import * as places from './places.ts'
import * as plan from './plan.ts'
import * as proof from './proof.ts'
import * as proposalLink from './proposal-link.ts'
import * as saved from './saved.ts'
import * as share from './share.ts'
import * as species from './species.ts'
import * as staff from './staff.ts'
import * as thread from './thread.ts'
import * as traveller from './traveller.ts'
import * as treks from './treks.ts'
import * as tripFiles from './trip-files.ts'
import * as trips from './trips.ts'
import * as utm from './utm.ts'
import * as vote from './vote.ts'
import * as wholeEmail from './whole-email.ts'

/** The resources, in the order of the description. Each exports its routes, and `routes()`, which answers them. */
const RESOURCES = [
  frontDoor,
  countries,
  treks,
  trips,
  places,
  items,
  species,
  saved,
  feedback,
  staff,
  plan,
  proof,
  ownProposal,
  proposalLink,
  share,
  vote,
  tripFiles,
  auth,
  passkey,
  person,
  confirm,
  leaving,
  traveller,
  ownTrip,
  utm,
  ownPlan,
  ownReview,
  thread,
  wholeEmail,
  attachments,
  inboundEmail,
  photo,
  officePhoto,
  officePlan,
  officePhrase,
  officeReview,
  officeFact,
  officePerson,
  officeStaff,
  officeUnsorted,
  officeWaiting,
  officeAudit,
  officeEmail,
  booking,
  payment,
  paymentCorrection,
  payout,
  org,
  apiKey,
  officeDraft,
  officeContent,
] as const

/** The routes among what a resource exports. */
type RoutesOf<Resource> = Resource extends unknown ? Extract<Resource[keyof Resource], RouteConfig> : never

/** Every route: the browser's client is typed from it (app/client/api-client/calls.ts). */
export type Route = RoutesOf<(typeof RESOURCES)[number] | typeof machineCalls>

/** Every call by resource, and the OpenAPI description. */
export function callRoutes(rasters: Rasters) {
  const api = apiRouter()
  for (const { routes } of RESOURCES) api.route('/', routes(rasters))
  describeCalls(api)
  return api
}
