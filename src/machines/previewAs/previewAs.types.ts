import type { Failure } from '../../contract/failure.ts'
import type { OpenedPreview, PreviewWish } from '../../contract/preview.ts'

export interface PreviewAsInput {
  readonly conferenceId: number
}

export interface PreviewAsContext extends PreviewAsInput {
  /** Wish sent last; null before the first time. */
  wish: PreviewWish | null
  /** Page that is shown; null until it is known. */
  opened: OpenedPreview | null
  failure: Failure | null
}

export type PreviewAsEvent =
  | { type: 'preview.open'; wish: PreviewWish }
  | { type: 'preview.again' }
  /** The page in the frame has come. */
  | { type: 'frame.loaded' }

export type PreviewAsTag = 'busy' | 'failure' | 'frame' | 'settled'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface PreviewAsPort {
  /** Rejects with `CallError`. */
  openPreview(
    wish: PreviewWish & { readonly conference_id: number },
    signal: AbortSignal,
  ): Promise<OpenedPreview>
}
