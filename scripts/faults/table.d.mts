export interface Fault {
  readonly id: string
  readonly kind: 'machine' | 'service' | 'server' | 'live' | 'page' | 'text' | 'focus' | 'style'
  /** Relative to the project. */
  readonly file: string
  readonly find: string
  readonly put: string
  /** What is wrong then. */
  readonly says: string
}

export const faults: readonly Fault[]
