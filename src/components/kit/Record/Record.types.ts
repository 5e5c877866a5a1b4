import type { ReactNode } from 'react'

import type { Failure } from '../../../contract/failure.ts'
import type { LifecycleRecord, TypedName } from '../../../contract/lifecycle.ts'
import type { Told } from '../../../contract/notifications.ts'
import type { Reason } from '../../../contract/reasons.ts'

/** One event that the viewer's roles may cause. */
export interface Offer {
  readonly event: string
  /** Recipients of its notification; null: the viewer knows, because the record is their own. */
  readonly tells: Told | null
  /** Numbers of notified people, where the sentence counts them. */
  readonly counts?: Readonly<Record<string, number>>
  /** Reason that it is not possible now, or null. */
  readonly refusal: Reason | null
  /** The actor cannot undo it. */
  readonly isFinal: boolean
  /** Address of the page where it is caused, or null: here. */
  readonly place: string | null
}

/** Inputs of the dialog, in its order. */
export interface TypedTexts extends Record<TypedName, string> {
  readonly notes: Readonly<Record<string, string>>
}

export interface Ask {
  readonly fields: readonly TypedName[]
  /** Fields on which a note may be written. */
  readonly notes?: readonly string[]
  readonly isFinal: boolean
}

export type NoticeKind = 'refused' | 'unanswered' | 'conflict'

export interface RecordViewProps {
  readonly record: LifecycleRecord
  /** The way back to where it was opened from, or null. */
  readonly trail: ReactNode
  /** Form that uploads a document for the record, or null. */
  readonly document: ReactNode
  /** Step that verifies the viewer's identity, or null. */
  readonly proof: ReactNode
  readonly offers: readonly Offer[]
  /** Notice above the record, or null. */
  readonly notice: NoticeKind | null
  readonly failure: Failure | null
  /** Latest requested event, or null. */
  readonly wish: (TypedTexts & { readonly event: string }) | null
  /** Question of the open dialog, or null. */
  readonly ask: Ask | null
  /** The event that is under way, or null. */
  readonly pending: string | null
  /** The event that the viewer caused last, or null. */
  readonly done: string | null
  readonly isRefreshing: boolean
  readonly onChoose: (event: string) => void
  readonly onConfirm: (typed: TypedTexts) => void
  readonly onDismiss: () => void
  readonly onAgain: () => void
  readonly onRefresh: () => void
}
