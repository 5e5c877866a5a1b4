import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'

export interface FileContext<Wish> {
  /** Null until one is chosen. */
  file: File | null
  /** Sent last with the file; null before the first time. */
  wish: Wish | null
  /** Idempotency key of `file` and `wish`; empty until they are sent for the first time. */
  key: string
  /** How much of the file has left, from 0 to 1. */
  share: number
  failure: Failure | null
}

/** How the sending goes and how it ends. */
export type SendFact =
  | { type: 'file.progressed'; share: number }
  | { type: 'file.finished' }
  | { type: 'file.failed'; failure: Failure }

export type FileEvent<Wish> =
  | SendFact
  | { type: 'file.choose'; file: File }
  /** `key` is used unless this file was sent with the same wish before. */
  | { type: 'file.send'; wish: Wish; key: string }
  | { type: 'file.stop' }

export type FileEmitted =
  | { type: 'file.sent' }
  /** The thing that the file is for, not the file, stands in the way: what is shown of it may not be true any more. */
  | { type: 'file.declined'; failure: Failure }

/** What the field shows. */
export const fileViews = ['empty', 'refused', 'chosen', 'failed', 'sending'] as const
/** Of a flow that ends when the file is sent. */
export const sentViews = [...fileViews, 'sent'] as const
export type FileTag = 'busy' | 'failure' | (typeof sentViews)[number]

export interface SendFile<Wish> {
  file: File
  wish: Wish
  key: string
}

export interface FilePort<Wish> {
  /** Emits how it goes and how it ends; returns how to give it up. */
  sendFile(sent: SendFile<Wish>, emit: (fact: SendFact) => void): () => void
}

/** What a flow says about its files. */
export interface FileRules<Wish> {
  /** Why a file is not sent at all; null: it is sent. */
  faultOf(file: File): Reason | null
  /** Whether two wishes are one for the server, and have the same key. */
  isSame(one: Wish, other: Wish): boolean
}
