import type { ContentKind } from '../../contract/contentKinds.ts'
import type { ConferenceContent, ContentRelease, ContentTexts } from '../../contract/conferenceContent.ts'
import type { Failure } from '../../contract/failure.ts'

export interface ContentEditorInput {
  conferenceId: number
  kind: ContentKind
}

/** Event that an organizer compares before it happens: the next release, or a restored release. */
export interface Comparison {
  event: 'release' | 'restore'
  /** Number of the release to compare with; null: no release yet. */
  no: number | null
}

export interface ContentMove {
  event: 'release' | 'restore' | 'confirm' | 'retire' | 'revive'
  /** Number of the release to restore; 0: no restore. */
  no: number
  /** Why it is retired. */
  reason: string
  /** Names this attempt, so that it is not done twice. */
  key: string
}

export interface ContentEditorContext extends ContentEditorInput {
  /** As the server knows it; null until it has come. */
  kept: ConferenceContent | null
  /** Texts of the editors. */
  draft: ContentTexts
  /** Version sent or read last. */
  sent: ContentTexts
  /** Version that another user has saved. */
  theirs: ConferenceContent | null
  comparison: Comparison
  /** The release that is compared; null until it has come. */
  shown: ContentRelease | null
  move: ContentMove
  /** Counts how often the texts were replaced by others than were typed here: editors begin again with each. */
  edition: number
  failure: Failure | null
}

export type ContentEditorEvent =
  | { type: 'content.retry' }
  | { type: 'text.edit'; change: Partial<ContentTexts> }
  | { type: 'save.retry' }
  | { type: 'release.ask' }
  | { type: 'version.open'; no: number }
  | { type: 'compare.retry' }
  | { type: 'compare.cancel' }
  | { type: 'compare.accept'; key: string }
  | { type: 'translation.confirm'; key: string }
  | { type: 'retire.ask' }
  | { type: 'retire.cancel' }
  | { type: 'retire.send'; reason: string; key: string }
  | { type: 'content.revive'; key: string }
  /** Another user has saved: what is typed here is saved on top of it … */
  | { type: 'conflict.keep' }
  /** … or is given up. */
  | { type: 'conflict.take' }

export type ContentEditorEmitted = { type: 'content.moved'; event: ContentMove['event'] }

/** Views of the page; each is a tag of the machine. */
export const contentViews = ['loading', 'failed', 'editing'] as const
/** Dialogs above the editors; each is a tag of the machine. */
export const contentDialogs = ['comparing', 'retiring', 'conflict'] as const
/** Whether the server has what is typed. */
export const savings = ['saved', 'saving', 'unsaved'] as const
export type ContentEditorTag =
  | 'busy'
  | 'failure'
  | (typeof contentViews)[number]
  | (typeof contentDialogs)[number]
  | (typeof savings)[number]
  | 'closed'

/** Port of the flow; its promises reject with `CallError`. @public */
export interface ContentEditorPort {
  loadContent(wish: ContentEditorInput, signal: AbortSignal): Promise<ConferenceContent>
  saveContent(
    wish: { content: ConferenceContent; texts: ContentTexts },
    signal: AbortSignal,
  ): Promise<ConferenceContent>
  loadRelease(wish: ContentEditorInput & { no: number }, signal: AbortSignal): Promise<ContentRelease>
  moveContent(
    wish: { content: ConferenceContent; move: ContentMove },
    signal: AbortSignal,
  ): Promise<ConferenceContent>
  /** The browser asks before the page is left; answers the clean-up. */
  warnOnLeave(tell: (event: ContentEditorEvent) => void): () => void
}
