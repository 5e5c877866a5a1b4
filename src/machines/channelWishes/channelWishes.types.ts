import type { Failure } from '../../contract/failure.ts'
import type { ChannelWishes } from '../../contract/message.ts'
import type { Channel, MessageType } from '../../contract/notifications.ts'

/** Whether one kind of messages also comes by a channel. */
export interface ChannelWish {
  readonly type: MessageType
  readonly channel: Channel
  readonly wanted: boolean
}

export interface ChannelWishesContext {
  /** As the server knows it; null until it has come. */
  known: ChannelWishes | null
  /** Wish that is being saved; shown at once. */
  wish: ChannelWish | null
  failure: Failure | null
}

export type ChannelWishesEvent = { type: 'wishes.retry' } | { type: 'wish.set'; wish: ChannelWish }
export type ChannelWishesEmitted = { type: 'wish.failed'; failure: Failure }

/** Views of the page; each is a tag of the machine. */
export const channelWishesViews = ['loading', 'failed', 'open'] as const
export type ChannelWishesTag = 'busy' | 'failure' | 'settled' | (typeof channelWishesViews)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface ChannelWishesPort {
  /** Rejects with `CallError`. */
  fetchWishes(signal: AbortSignal): Promise<ChannelWishes>
  /** Answers all wishes as they hold then. Rejects with `CallError`. */
  saveWish(wish: ChannelWish, signal: AbortSignal): Promise<ChannelWishes['wishes']>
}
