import type { Actor } from './types.ts'

/** The server itself as the one who causes something. */
export const system = (requestId: string | null = null): Actor => ({ userId: null, requestId })
