/** Actions of an administrator, with the texts each requires. */
export const actFields = {
  retryJob: [],
  retryJobs: [],
  retryLane: [],
  tryLane: [],
  discardJob: ['reason'],
  allowAddress: ['reason'],
  grantRole: ['role', 'conference_id', 'reason'],
  takeRole: ['reason'],
  lockAccount: ['reason'],
  unlockAccount: ['reason'],
  endSession: ['reason'],
  endSessions: ['reason'],
  resetSignIn: ['reason'],
} as const satisfies Readonly<Record<string, readonly ActField[]>>

export type ActKind = keyof typeof actFields
export type ActField = 'reason' | 'role' | 'conference_id'

/** Actions by which a user loses something. */
export const severeActs: ReadonlySet<ActKind> = new Set([
  'discardJob',
  'takeRole',
  'lockAccount',
  'endSession',
  'endSessions',
  'resetSignIn',
])
