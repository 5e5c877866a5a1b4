import { shown } from '../shared/shown.ts'
import type { MailWishesSnapshot } from './mailWishes.machine.ts'
import { mailWishesViews } from './mailWishes.types.ts'

export const selectView = (snapshot: MailWishesSnapshot) => shown(snapshot, mailWishesViews)
export const selectFailure = (snapshot: MailWishesSnapshot) => snapshot.context.failure
export const selectKnown = (snapshot: MailWishesSnapshot) => snapshot.context.known
/** What is being saved counts already. */
export const selectWish = (snapshot: MailWishesSnapshot) => snapshot.context.wish
