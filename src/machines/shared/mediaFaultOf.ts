import { LiveError } from '../../contract/room/ports.ts'
import type { MediaFault } from '../../contract/room/ports.ts'

/** Fault of the media, by name; null: another failure, see `toFailure`. */
export const mediaFaultOf = (error: unknown): MediaFault | null =>
  error instanceof LiveError ? error.fault : null
