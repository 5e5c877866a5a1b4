import type { Failure } from '../../contract/failure.ts'
import type { SitePartState, SiteVersion } from '../../contract/siteAdmin.ts'
import type { PartContent, SitePart } from '../../contract/siteParts.ts'

export interface SitePartInput {
  part: SitePart
}

/** Content typed on an earlier visit and not published, and the version that it was based on. */
export interface KeptDraft {
  no: number
  content: PartContent
}

/** Values that an administrator types for a publication. */
export interface Publication {
  note: string
  engNote: string
  /** Members are asked to agree again. */
  isMaterial: boolean
}

export interface SitePartContext extends SitePartInput {
  /** As the server knows it; null until it has come. */
  kept: SitePartState | null
  /** The version that was edited. */
  base: number
  /** Values of the form. */
  content: PartContent
  /** Content before each change, oldest first. */
  past: readonly PartContent[]
  /** Field changed last: typing on in one field is one change. */
  mark: string
  /** Faults are named. */
  isChecked: boolean
  /** `content` was typed on an earlier visit. */
  isRestored: boolean
  /** The version that undoing the last publication brings back; null: nothing was published on this visit. */
  undo: number | null
  /** Number and content of the earlier version that is looked at; null until it has come. */
  wanted: number
  shown: SiteVersion | null
  publication: Publication
  failure: Failure | null
}

export type SitePartEvent =
  | { type: 'part.retry' }
  | { type: 'part.edit'; content: PartContent; mark: string }
  | { type: 'edit.undo' }
  | { type: 'part.discard' }
  | { type: 'part.review' }
  | ({ type: 'review.publish' } & Publication)
  | { type: 'review.cancel' }
  | { type: 'publish.undo' }
  | { type: 'version.open'; no: number }
  | { type: 'version.retry' }
  | { type: 'version.close' }
  | { type: 'version.restore' }
  /** Another user's version holds: this content becomes the next one … */
  | { type: 'conflict.keep' }
  /** … or is given up. */
  | { type: 'conflict.take' }

export type SitePartEmitted =
  | { type: 'draft.changed'; draft: KeptDraft }
  | { type: 'draft.dropped' }
  | { type: 'part.published'; isRestored: boolean }

/** Dialogs above the form; each is a tag of the machine. */
export const sitePartDialogs = ['reviewing', 'conflict', 'comparing'] as const
export type SitePartTag =
  | 'busy'
  | 'failure'
  | 'loading'
  | 'failed'
  | 'editing'
  | 'changed'
  | 'publishing'
  | 'restoring'
  | (typeof sitePartDialogs)[number]

export interface SavePart extends SitePartInput, Publication {
  no: number
  content: PartContent
}

/** Port of the flow; its promises reject with `CallError`. @public */
export interface SitePartPort {
  loadPart(part: SitePart, signal: AbortSignal): Promise<{ state: SitePartState; draft: KeptDraft | null }>
  savePart(wish: SavePart, signal: AbortSignal): Promise<SitePartState>
  loadVersion(wish: { part: SitePart; no: number }, signal: AbortSignal): Promise<SiteVersion>
  restorePart(
    wish: { part: SitePart; no: number; wanted: number },
    signal: AbortSignal,
  ): Promise<SitePartState>
  /** The browser asks before the page is left; answers the clean-up. */
  warnOnLeave(tell: (event: SitePartEvent) => void): () => void
}
