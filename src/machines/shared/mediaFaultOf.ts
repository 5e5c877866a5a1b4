import { LiveError } from '../../contract/room/ports.ts'
import type { MediaFault } from '../../contract/room/ports.ts'

/** What was wrong with the media, by name; null: it was something else, see `toFailure`. */
export const mediaFaultOf = (error: unknown): MediaFault | null =>
  error instanceof LiveError ? error.fault : null
