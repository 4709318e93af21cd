/** A session as its owner receives it. */
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

/** The owner of a key, and when they logged in. */
export interface KeyOwner {
  userId: number
  loggedInAt: Date
}

interface PasswordChange {
  authorization: string
  present: string
  password: string
}

/** The only access to passwords, sessions and single-use tokens. */
export interface IdentityService {
  /** Opens a session. Returns null if email and password do not match, after the same amount of work. */
  logIn: (credentials: Credentials, userAgent?: string) => Promise<Session | null>
  /** Opens a session for a person who proved their identity in another way. */
  openSession: (userId: number, userAgent?: string) => Promise<Session>
  /** Ends the session of an `authorization` header, if there is one. */
  logOut: (authorization: string) => Promise<void>
  /** The owner of the key in an `authorization` header. Returns null if it is forged, unsigned, ended or expired. */
  findOwner: (authorization: string) => Promise<KeyOwner | null>
  /** Makes a password-reset token, to be mailed to the owner. Returns null if nobody has the address. */
  makeResetToken: (email: string) => Promise<string | null>
  /**
   * Consumes the token, sets the password and ends every session of its owner. Returns null if the token is invalid.
   */
  resetPassword: (change: { token: string; password: string }) => Promise<number | null>
  /**
   * Sets a new password after checking the current one, and ends every session of its owner. Returns the session that
   * replaces the caller's own, or null if the current password is wrong or there is none.
   */
  changePassword: (change: PasswordChange, userAgent?: string) => Promise<Session | null>
  /** A stable proof that an email about this subject was received. */
  proofOf: (subject: string) => string
}
