/** A log-in as its owner keeps it. */
export interface Session {
  userId: number
  /** The bearer key, signed. */
  token: string
  expiresAt: Date
}

interface Credentials {
  email: string
  password: string
}

/** Whose key it is, and since when it is good. */
export interface KeyOwner {
  userId: number
  loggedInAt: Date
}

interface PasswordChange {
  authorization: string
  present: string
  password: string
}

/** Passwords, sessions and single-use tokens: the only way to them. */
export interface IdentityService {
  /** Opens a session; null when the two do not belong together, after the same work either way. */
  logIn: (credentials: Credentials, userAgent?: string) => Promise<Session | null>
  /** Opens a session for somebody who has proved who they are in another way. */
  openSession: (userId: number, userAgent?: string) => Promise<Session>
  /** Ends the session of an `authorization` header, if there is one. */
  logOut: (authorization: string) => Promise<void>
  /** Whose key an `authorization` header carries; null when it is forged, unsigned, ended or expired. */
  findOwner: (authorization: string) => Promise<KeyOwner | null>
  /** A token for choosing another password, for the email to its owner; null for an address without a person. */
  makeResetToken: (email: string) => Promise<string | null>
  /** Uses the token up, sets the password and ends every session of its owner; null when the token is no good. */
  resetPassword: (change: { token: string; password: string }) => Promise<number | null>
  /**
   * Sets another password by the present one, and ends every session of its owner. Answers the session that takes the
   * place of the one whose key is sent; null when the present password is another, or there is none.
   */
  changePassword: (change: PasswordChange, userAgent?: string) => Promise<Session | null>
  /** What proves that an email about this subject was received; the same each time. */
  proofOf: (subject: string) => string
}
