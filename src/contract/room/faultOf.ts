import { LiveError } from './ports.ts'
import type { MediaFault } from './ports.ts'

/** Fault of a port's rejection. Total: anything that is not a `LiveError` is `failed`. */
export const faultOf = (error: unknown): MediaFault => (error instanceof LiveError ? error.fault : 'failed')
