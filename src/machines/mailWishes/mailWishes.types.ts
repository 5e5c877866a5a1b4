import type { Failure } from '../../contract/failure.ts'
import type { MailWishes } from '../../contract/message.ts'
import type { MessageType } from '../../contract/notifications.ts'

/** Whether one kind of messages also comes by mail. */
export interface MailWish {
  readonly type: MessageType
  readonly wanted: boolean
}

export interface MailWishesContext {
  /** As the server knows it; null until it has come. */
  known: MailWishes | null
  /** What is being saved; shown at once. */
  wish: MailWish | null
  failure: Failure | null
}

export type MailWishesEvent = { type: 'wishes.retry' } | { type: 'wish.set'; wish: MailWish }
export type MailWishesEmitted = { type: 'wish.failed'; failure: Failure }

/** What the page shows. */
export const mailWishesViews = ['loading', 'failed', 'open'] as const
export type MailWishesTag = 'busy' | 'failure' | 'settled' | (typeof mailWishesViews)[number]

/** What the flow needs of the world; `actorsOf` asks for it. */
export interface MailWishesPort {
  /** Rejects with `CallError`. */
  fetchWishes(signal: AbortSignal): Promise<MailWishes>
  /** Answers all wishes as they hold then. Rejects with `CallError`. */
  saveWish(wish: MailWish, signal: AbortSignal): Promise<MailWishes['wishes']>
}
