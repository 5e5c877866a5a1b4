import type { SessionSnapshot } from './session.machine.ts'

/** User in the header: a guest once the first question is answered without one, restoring before that. */
export const selectUser = (snapshot: SessionSnapshot) =>
  snapshot.context.user ?? (snapshot.hasTag('settled') ? ('guest' as const) : ('restoring' as const))
export const selectUnread = (snapshot: SessionSnapshot) => snapshot.context.unread
export const selectIsMember = (snapshot: SessionSnapshot) => snapshot.hasTag('member')
/** Settled, and not signed in. */
export const selectIsGuest = (snapshot: SessionSnapshot) => snapshot.hasTag('guest')
/** Signed in, but for the second factor. */
export const selectIsHalfway = (snapshot: SessionSnapshot) => snapshot.hasTag('halfway')
export const selectIsSettled = (snapshot: SessionSnapshot) => snapshot.hasTag('settled')
export const selectHasBox = (snapshot: SessionSnapshot) => snapshot.hasTag('dialog')
export const selectIsForced = (snapshot: SessionSnapshot) => snapshot.hasTag('forced')
/** When the account will be deleted, as its member asked; null: it stays. */
export const selectDeletesAt = (snapshot: SessionSnapshot) => snapshot.context.user?.deletes_at ?? null
