export interface Fault {
  readonly id: string
  readonly kind: 'machine' | 'service' | 'server' | 'live' | 'page' | 'text' | 'focus' | 'style'
  /** Area of the product; absent for older faults. */
  readonly area?:
    | 'papers'
    | 'people'
    | 'imports'
    | 'campaigns'
    | 'documents'
    | 'hotels'
    | 'coupons'
    | 'team'
    | 'comments'
    | 'search'
    | 'deletion'
    | 'benefits'
  /** Relative to the project. */
  readonly file: string
  readonly find: string
  readonly put: string
  /** Effect of the fault. */
  readonly says: string
  /** Tests that are asked first, of those that the change picks. */
  readonly near?: readonly string[]
}

export const faults: readonly Fault[]
