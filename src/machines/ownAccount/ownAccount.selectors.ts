import { shown } from '../shared/shown.ts'
import type { OwnAccountSnapshot } from './ownAccount.machine.ts'
import { accountViews, type AccountWish } from './ownAccount.types.ts'

export const selectView = (snapshot: OwnAccountSnapshot) => shown(snapshot, accountViews)
export const selectAccount = (snapshot: OwnAccountSnapshot) => snapshot.context.account
export const selectFailure = (snapshot: OwnAccountSnapshot) => snapshot.context.failure
export const selectSaves = (snapshot: OwnAccountSnapshot) => snapshot.context.saves
export const selectIsBusy = (snapshot: OwnAccountSnapshot) => snapshot.hasTag('busy')
export const selectScan = (snapshot: OwnAccountSnapshot) => snapshot.children.scan
export const selectContactChange = (snapshot: OwnAccountSnapshot) => snapshot.children.contactChange
export const selectProof = (snapshot: OwnAccountSnapshot) => snapshot.children.secondFactor
/** Wish that waits for a yes or no, or null. */
export const selectQuestion = (snapshot: OwnAccountSnapshot) =>
  snapshot.hasTag('confirming') ? snapshot.context.wish : null

/** Failure of one of these wishes, or null. */
export const failureOf =
  (...kinds: ReadonlyArray<AccountWish['kind']>) =>
  ({ context: { wish, failure } }: OwnAccountSnapshot) =>
    wish !== null && kinds.includes(wish.kind) ? failure : null
