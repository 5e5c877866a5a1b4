import type { Failure } from '../../contract/failure.ts'
import type { UserInfo } from '../../contract/user.ts'

export interface OrganizerEntryContext {
  /** Name of the route on which the button was pressed. */
  route: string
  failure: Failure | null
}

export type OrganizerEntryEvent =
  /** Create-conference or organizer centre was pressed; `member`: true if signed in. */
  | { type: 'organizer.enter'; member: boolean; route: string }
  | { type: 'entry.accept' }
  | { type: 'entry.dismiss' }

export type OrganizerEntryEmitted =
  | { type: 'organizer.opened' }
  | { type: 'application.wanted' }
  | { type: 'login.wanted' }
  /** ORG-04: the server knows a status that this site does not. */
  | { type: 'status.unknown'; status: number }

/** Which box is open. */
export const entryBoxes = ['login', 'incomplete', 'underReview', 'rejected', 'failed'] as const
export type OrganizerEntryTag = 'busy' | 'dialog' | 'failure' | (typeof entryBoxes)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface OrganizerEntryPort {
  /** The present status, not a remembered one. Rejects with `CallError`. */
  fetchUser(signal: AbortSignal): Promise<UserInfo>
}
