import type { UserInfo } from '../../contract/user.ts'

/** A place in the site, as session rules see it: the route's name (SES-05) and the address to come back to (SES-08). */
export interface Place {
  route: string
  address: string
}

export interface SessionInput {
  /** Whether the browser holds a token: only then can a refusal mean that a session ended. */
  held: boolean
  place: Place
}

export interface SessionContext extends SessionInput {
  user: UserInfo | null
  unread: number
}

export type SessionEvent =
  /** A member signed in: credentials are stored already. */
  | { type: 'session.open' }
  /** A call was answered with code 300 or 301 (SES-03). */
  | { type: 'session.expire'; place: Place }
  /** A call was answered with HTTP 401 (SES-04). */
  | { type: 'session.reject'; place: Place }
  /** The credentials that are kept open nothing before the second factor was brought. */
  | { type: 'factor.need' }
  | { type: 'session.signOut' }
  | { type: 'user.refresh' }
  | { type: 'unread.counted'; unread: number }
  | { type: 'expiry.confirm' }
  | { type: 'expiry.cancel' }

export type SessionEmitted =
  | { type: 'login.wanted'; returnTo: string }
  | { type: 'reload.wanted' }
  | { type: 'session.ended' }

export type SessionTag = 'member' | 'guest' | 'settled' | 'dialog' | 'forced' | 'busy' | 'halfway'

/** Callback logic of `SessionPort.watchUnread`. */
export type WatchUnread = (tell: (signal: { type: 'unread.counted'; unread: number }) => void) => () => void

export interface SessionPort {
  /** Rejects with `CallError`; must not report its own refusal as an expiry. */
  fetchUser(signal: AbortSignal): Promise<UserInfo>
  /** Tells the number of unread messages now and whenever it changes; answers the clean-up. */
  watchUnread(tell: (unread: number) => void): () => void
  /** Tells the server, then forgets token, sign, uid, key and the cached user; resolves also when the server is silent. */
  endSession(): Promise<void>
}
