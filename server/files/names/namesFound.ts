import type { DocumentName } from '../../../src/contract/documentName.ts'

/** As it stands in a document. */
export type FoundName = Pick<DocumentName, 'name' | 'place'>

export type NamesFound =
  /** Nobody opens it without a password. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'read'
      readonly names: readonly DocumentName[]
      /** Bytes of the copy; null: there is nothing to remove, or nothing can be. */
      readonly copied: number | null
    }
