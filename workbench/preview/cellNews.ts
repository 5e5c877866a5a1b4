import type { Box } from '../harness/stage/subjectOf.ts'

/** Name of the frames in which the atlas shows stories beside each other; preview-head.html knows it, too. */
export const cellName = 'atlas-cell'

/** Name of the event by which a cell informs its frame. */
export const cellEvent = 'atlas-cell'
export type CellNews = CustomEvent<{
  /** Whether the story reached what it should show. */
  readonly phase: 'shown' | 'broken'
  /** Subject of the story, in pixels of the window of the cell. */
  readonly subject: Box | null
}>

export const isCell = globalThis.window?.name === cellName
