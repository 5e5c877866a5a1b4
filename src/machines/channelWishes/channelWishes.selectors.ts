import { shown } from '../shared/shown.ts'
import type { ChannelWishesSnapshot } from './channelWishes.machine.ts'
import { channelWishesViews } from './channelWishes.types.ts'

export const selectView = (snapshot: ChannelWishesSnapshot) => shown(snapshot, channelWishesViews)
export const selectFailure = (snapshot: ChannelWishesSnapshot) => snapshot.context.failure
export const selectKnown = (snapshot: ChannelWishesSnapshot) => snapshot.context.known
/** A wish that is being saved counts already. */
export const selectWish = (snapshot: ChannelWishesSnapshot) => snapshot.context.wish
