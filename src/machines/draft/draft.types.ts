import type { Failure } from '../../contract/failure.ts'

/** Values of the fields of a form, by name. */
export type Texts = Readonly<Record<string, string>>

export interface DraftContext {
  /** Newest texts; null before the first change. */
  texts: Texts | null
  failure: Failure | null
}

export type DraftEvent = { type: 'draft.change'; texts: Texts }

/** Save states that the page shows: none, saving, kept, or not kept. */
export const draftKeepings = ['none', 'saving', 'kept', 'unsaved'] as const
export type DraftTag = 'busy' | 'failure' | (typeof draftKeepings)[number]

export interface DraftPort {
  /** Keeps the texts for a later visit. Rejects with `CallError`. */
  saveDraft(texts: Texts, signal: AbortSignal): Promise<void>
}
