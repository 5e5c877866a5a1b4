import type { Failure } from '../../contract/failure.ts'

/** How large a page is shown; 1 fills the width that there is. */
export const zooms = [1, 1.5, 2, 3] as const
export type Zoom = (typeof zooms)[number]

export interface PaperViewerInput {
  /** Address of the PDF on this site. */
  url: string
}

export interface PaperViewerContext extends PaperViewerInput {
  /** How many there are; 0 before it is known. */
  pages: number
  /** Counts from 1. */
  page: number
  zoom: Zoom
  /** Failure; of kind `malformed` if the file is no PDF that can be shown. */
  failure: Failure | null
}

export type PaperViewerEvent =
  | { type: 'paper.next' }
  | { type: 'paper.previous' }
  /** One of its pages. */
  | { type: 'paper.go'; page: number }
  | { type: 'paper.enlarge' }
  | { type: 'paper.reduce' }
  | { type: 'paper.retry' }

/** Views of the page; each is a tag of the machine. */
export const paperViews = ['loading', 'reading', 'failed'] as const
export type PaperViewerTag = 'busy' | 'failure' | (typeof paperViews)[number]

/** Everything rejects with `CallError`. @public */
export interface PaperViewerPort {
  openPaper(url: string, signal: AbortSignal): Promise<{ pages: number }>
  /** Paints a page of the paper that is open. */
  paintPage(wish: { page: number; zoom: Zoom }, signal: AbortSignal): Promise<void>
  /** Keeps its memory for as long as it runs. */
  holdPaper(tell: (event: PaperViewerEvent) => void): () => void
}
