/** The closed list of error codes. Integrators rely on them: a code is never renamed. */

/** The code of each failure status (specification, section 8); `x-any-error` has it with hyphens. */
const failures = {
  400: { code: 'bad_request', message: 'The body of this request cannot be read.' },
  401: { code: 'not_logged_in', message: 'Log in first, or send a valid login key.' },
  403: { code: 'unauthorized', message: 'You are not allowed to do this.' },
  404: { code: 'not_found', message: 'There is nothing at this address.' },
  405: { code: 'method_not_allowed', message: 'This call is made with another method.' },
  409: {
    code: 'conflict',
    message: 'Somebody was quicker, or this makes no sense now; `reason` says which.',
  },
  410: { code: 'gone', message: 'This was here, and is not any more; `reason` says why.' },
  412: { code: 'moved_on', message: 'The resource has changed since it was read: read it again.' },
  413: { code: 'too_large', message: 'The body of this request is too long.' },
  415: {
    code: 'unsupported_media_type',
    message: 'The body of this request is of a type that is not read here.',
  },
  422: { code: 'invalid_request', message: 'Some values are not valid; `issues` says which.' },
  429: { code: 'too_many_requests', message: 'Too many requests. Retry-After says when to try again.' },
  500: { code: 'server_error', message: 'Something failed on our side. Tell us the request_id.' },
  503: {
    code: 'client_not_connected',
    message: 'The database cannot be reached at the moment. Try again shortly.',
  },
  504: { code: 'service_unreachable', message: 'This took too long. Try again shortly.' },
} as const

/** More specific codes than that of the status. */
const finer = {
  session_not_fresh: {
    status: 403,
    message: 'This takes a log-in within the last 15 minutes: confirm that it is you, then send it again.',
  },
  scope_missing: {
    status: 403,
    message: 'This API key does not have the scope of this call; the message names it.',
  },
} as const

const unknownFailure = { code: 'unknown_error', message: 'This call failed.' } as const

type FinerCode = keyof typeof finer
export type FailureCode = (typeof failures)[keyof typeof failures]['code'] | FinerCode | 'unknown_error'

/** The code and message of a status. */
export function failureOf(status: number): { code: FailureCode; message: string } {
  return Object.hasOwn(failures, status) ? failures[status as keyof typeof failures] : unknownFailure
}

/** The specific code of a refusal and its message. Returns null if the status says enough. */
export function finerFailureOf(refusal: string): { code: FailureCode; message: string } | null {
  if (!Object.hasOwn(finer, refusal)) return null
  const code = refusal as FinerCode
  return { code, message: finer[code].message }
}

/** Every error code with its status (0 for any other) and its message. */
export const failureCodes: readonly { status: number; code: FailureCode; message: string }[] = [
  ...Object.entries(failures).map(([status, failure]) => ({ status: Number(status), ...failure })),
  ...Object.entries(finer).map(([code, failure]) => ({ code: code as FinerCode, ...failure })),
  { status: 0, ...unknownFailure },
]

/** The codes for one invalid value of a request, and their messages. */
export const issueMessages = {
  required: 'This is required.',
  wrong_type: 'This is of the wrong type.',
  wrong_format: 'This has the wrong format.',
  not_a_date: 'This is not a date: use YYYY-MM-DD.',
  not_a_time: 'This is not a time: use ISO 8601.',
  not_an_option: 'This is not one of the possible values.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'This number is too small.',
  too_large: 'This number is too large.',
  too_few: 'There are too few of these.',
  too_many: 'There are too many of these.',
  unknown_field: 'This field does not exist.',
  line_unknown: 'This proposal has no such line.',
  alternative_unknown: 'This is not offered for that line.',
  day_unknown: 'The proposal has no such day.',
  not_valid: 'This value is not valid.',
  cursor_unknown: 'This cursor was not issued by this call.',
  contact_name_required: 'Name is required',
  contact_email_required: 'Email is required',
  contact_email_invalid: 'Email is invalid',
  contact_phone_characters: 'A phone number has only digits, plus, spaces, parentheses and hyphens.',
  contact_country_required: 'Country is required',
  contact_message_required: 'Message is required',
  contact_url_required: 'URL is required',
  form_one_line: 'This is one line, without control characters.',
  form_too_long: 'This is too long.',
  country_unknown: 'There is no country with this tag.',
  staff_unknown: 'There is nobody on the staff with this key.',
  draft_unknown: 'There is no plan with this key, or it has expired.',
  time_zone_unknown: 'This is not a time zone: use an IANA name such as America/Costa_Rica.',
  timestamp_invalid: 'This is not an instant: use ISO 8601 with its time zone, as in 2027-05-01T06:00:00Z.',
  time_range_invalid:
    'This is not a range of instants in their order: use ["2027-05-01T06:00:00Z","2027-05-04T18:00:00Z").',
  not_in_catalogue:
    'The catalogue has no such place, house or tour; what is not in it has a name and no key.',
  id_twice: 'Two of these have the same id.',
  party_without_adult: 'A party has an adult: say how many, or null if it is not known.',
  currency_unknown: 'There is no currency of this code: use one of ISO 4217.',
  range_invalid: 'This is not a range: use [start,end).',
  date_in_past: 'This day is in the past.',
  birthday_in_future: 'This birthday is in the future.',
  birthday_too_early: 'This birthday is too long ago.',
  depart_before_arrival: 'The departure is before the arrival.',
  user_id_differs: 'This record is about another person than the address.',
  identity_password_required: 'Password is required.',
  identity_password_guessable: 'This password is common, or made of a name or address.',
  identity_password_short: 'A password has at least 10 characters.',
  identity_password_wrong: 'This is not the password that was chosen.',
  identity_token_used: 'This token was used, has expired or was never issued.',
  passkey_name_required: 'A passkey needs a name.',
  passkey_expired: 'This challenge was answered, has expired or was never issued.',
  passkey_refused: 'This passkey is not known, was removed, or did not sign this challenge for this site.',
  proof_expired: 'This challenge has expired.',
  proof_refused: 'This is no proof of work for a challenge of this request.',
  proof_used: 'This request was proved already, or is no longer doubted.',
  subject_unknown: 'There is no such thing to attach a photograph to.',
  in_past: 'This time is in the past.',
  too_far: 'This time is too far away.',
  staff_elsewhere: 'They do not answer for this country.',
  reason_missing: 'This needs a reason.',
  photo_alt_missing: 'A photograph needs a description in both languages.',
  photo_alt_long: 'This description is too long.',
  photo_credit_long: 'This credit is too long.',
  file_empty: 'This file is empty.',
  file_format: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
  file_heic: 'HEIC pictures are not read here: send it as JPEG.',
  file_damaged: 'This file is damaged.',
  file_moving: 'This picture is animated.',
  message_empty: 'There is nothing to read in this message.',
  message_too_long: 'A message has at most 20,000 characters.',
  message_characters: 'This message has characters that cannot be shown.',
  proposal_unknown: 'There is no such proposal that was sent.',
  refused_by_database: 'The database does not accept this value; `metadata` names the constraint.',
} as const

export type IssueCode = keyof typeof issueMessages

export function isIssueCode(text: string): text is IssueCode {
  return Object.hasOwn(issueMessages, text)
}
