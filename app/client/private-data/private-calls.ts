import type { ListQuery } from '#app/calls.ts'
import { segment, withQuery } from '#app/links.ts'

/** Calls of the account, the office and the partners; separate from `calls`, so that no public page loads them. */
export const privateCalls = {
  me: () => '/api/private/user/me',
  exportMe: () => '/api/private/user/me/export',
  exportMyFiles: () => '/api/private/user/me/export/files',
  emailChoices: () => '/api/private/user/me/emails',
  keepMe: () => '/api/private/user/me/keep',
  sessions: () => '/api/private/user/me/session',
  session: (id: string) => `/api/private/user/me/session/${segment(id)}`,
  confirmByPassword: () => '/api/private/user/me/confirm/password',
  confirmByPasskey: () => '/api/private/user/me/confirm/passkey',
  password: () => '/api/private/user/me/password',
  passkeys: () => '/api/private/user/me/passkey',
  startPasskey: () => '/api/private/user/me/passkey/start',
  passkey: (id: string) => `/api/private/user/me/passkey/${segment(id)}`,
  ownPlans: (cursor?: string) => withQuery('/api/private/plan', { cursor }),
  ownPlan: (planId: number) => `/api/private/plan/${segment(String(planId))}`,
  ownThread: (planId: number, cursor?: string) =>
    withQuery(`/api/private/plan/${segment(String(planId))}/message`, { cursor }),
  ownThreadRead: (planId: number) => `/api/private/plan/${segment(String(planId))}/message/read`,
  ownTravellers: (planId: number) => `/api/private/plan/${segment(String(planId))}/traveller`,
  ownTraveller: (planId: number, id: number) =>
    `/api/private/plan/${segment(String(planId))}/traveller/${segment(String(id))}`,
  ownPassport: (planId: number, id: number) =>
    `/api/private/plan/${segment(String(planId))}/traveller/${segment(String(id))}/passport`,
  officeTravellers: (planId: number) => `/api/admin/plan/${segment(String(planId))}/traveller`,
  ownPapers: (planId: number) => `/api/private/plan/${segment(String(planId))}/paper`,
  ownToday: (planId: number, query: ListQuery = {}) =>
    withQuery(`/api/private/plan/${segment(String(planId))}/today`, query),
  ownOriginal: (planId: number, messageId: number) =>
    `/api/private/plan/${segment(String(planId))}/message/${segment(String(messageId))}/original`,
  ownAttachment: (planId: number, id: number) =>
    `/api/private/plan/${segment(String(planId))}/attachment/${segment(String(id))}`,
  officeThread: (planId: number, cursor?: string) =>
    withQuery(`/api/admin/plan/${segment(String(planId))}/message`, { cursor }),
  officeNote: (planId: number) => `/api/admin/plan/${segment(String(planId))}/note`,
  officeOriginal: (planId: number, messageId: number) =>
    `/api/admin/plan/${segment(String(planId))}/message/${segment(String(messageId))}/original`,
  officeEmails: (planId: number) => `/api/admin/plan/${segment(String(planId))}/email`,
  officeEmail: (planId: number, id: number) =>
    `/api/admin/plan/${segment(String(planId))}/email/${segment(String(id))}/original`,
  joinEmail: (planId: number, id: number) =>
    `/api/admin/plan/${segment(String(planId))}/email/${segment(String(id))}/join`,
  officeAttachment: (planId: number, id: number) =>
    `/api/admin/plan/${segment(String(planId))}/attachment/${segment(String(id))}`,
  ownProposal: (planId: number, number: number) =>
    `/api/private/plan/${segment(String(planId))}/proposal/${segment(String(number))}`,
  answerLine: (planId: number, number: number) =>
    `/api/private/plan/${segment(String(planId))}/proposal/${segment(String(number))}/line`,
  ownReview: (planId: number, query: ListQuery = {}) =>
    withQuery(`/api/private/plan/${segment(String(planId))}/review`, query),
  waitingWork: () => '/api/admin/waiting',
  officeReviews: (query: ListQuery = {}) => withQuery('/api/admin/review', query),
  publishReview: (planId: number) => `/api/admin/review/${segment(String(planId))}/publish`,
  refuseReview: (planId: number) => `/api/admin/review/${segment(String(planId))}/refuse`,
  officePeople: (query: ListQuery = {}) => withQuery('/api/admin/user', query),
  officePerson: (userId: number) => `/api/admin/user/${segment(String(userId))}`,
  sessionsOf: (userId: number) => `/api/admin/user/${segment(String(userId))}/session`,
  sessionOf: (userId: number, id: string) =>
    `/api/admin/user/${segment(String(userId))}/session/${segment(id)}`,
  absencesOf: (userId: number) => `/api/admin/user/${segment(String(userId))}/absence`,
  absenceOf: (userId: number, id: number) =>
    `/api/admin/user/${segment(String(userId))}/absence/${segment(String(id))}`,
  countryOf: (userId: number, country: string) =>
    `/api/admin/user/${segment(String(userId))}/country/${segment(country)}`,
  proposalFile: (planId: number, number: number, format: string) =>
    `/api/private/plan/${segment(String(planId))}/proposal/${segment(String(number))}/file/${segment(format)}`,
  sharePlan: (planId: number) => `/api/private/plan/${segment(String(planId))}/share`,
  ownVote: (planId: number) => `/api/private/plan/${segment(String(planId))}/vote`,
  planVote: (planId: number) => `/api/admin/plan/${segment(String(planId))}/vote`,
  inboundEmail: () => '/api/inbound/email',
  officePlans: (query: ListQuery = {}) => withQuery('/api/admin/plan', query),
  officePlan: (id: number) => `/api/admin/plan/${segment(String(id))}`,
  assignPlan: (id: number) => `/api/admin/plan/${segment(String(id))}/assign`,
  setPlanStage: (id: number) => `/api/admin/plan/${segment(String(id))}/stage`,
  snoozePlan: (id: number) => `/api/admin/plan/${segment(String(id))}/snooze`,
  correctWish: (id: number) => `/api/admin/plan/${segment(String(id))}/wish`,
  trustPlan: (id: number) => `/api/admin/plan/${segment(String(id))}/trust`,
  officeDrafts: (id: number) => `/api/admin/plan/${segment(String(id))}/proposal`,
  officeDraft: (id: number, number: number) => `/api/admin/plan/${segment(String(id))}/proposal/${number}`,
  previewDraft: (id: number, number: number) =>
    `/api/admin/plan/${segment(String(id))}/proposal/${number}/preview`,
  sendDraft: (id: number, number: number) => `/api/admin/plan/${segment(String(id))}/proposal/${number}/send`,
  planPresence: (id: number) => `/api/admin/plan/${segment(String(id))}/presence`,
  booking: (id: number, number: number, query: ListQuery = {}) =>
    withQuery(`/api/private/plan/${segment(String(id))}/proposal/${segment(String(number))}/booking`, query),
  acceptProposal: (id: number, number: number) =>
    `/api/private/plan/${segment(String(id))}/proposal/${segment(String(number))}/accept`,
  chargeDeposit: (id: number, number: number) =>
    `/api/private/plan/${segment(String(id))}/proposal/${segment(String(number))}/deposit`,
  recordPayment: (id: number) => `/api/admin/plan/${segment(String(id))}/payment`,
  cancelTrip: (id: number) => `/api/admin/plan/${segment(String(id))}/cancel`,
  payPartner: (id: number) => `/api/admin/plan/${segment(String(id))}/payout`,
  partnerLeads: (query: ListQuery = {}) => withQuery('/api/org/plan', query),
  partnerPayouts: (query: ListQuery = {}) => withQuery('/api/org/payout', query),
  partnerReferral: (query: ListQuery = {}) => withQuery('/api/org/referral', query),
} as const
