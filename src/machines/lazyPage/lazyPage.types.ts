export interface LazyPageInput {
  /** The chunk is here already (it was part of the first load). */
  loaded: boolean
}

export interface LazyPageContext extends LazyPageInput {
  problem: 'late' | 'broken' | null
}

export type LazyPageEvent = { type: 'page.retry' }
export type LazyPageTag = 'busy' | 'failure' | 'ready'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface LazyPagePort {
  loadChunk(signal: AbortSignal): Promise<void>
}
