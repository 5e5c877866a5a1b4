import type { DocumentName } from '../../../src/contract/documentName.ts'
import { namesInDocx } from './namesInDocx.ts'
import { namesInPdf } from './namesInPdf.ts'

export interface NamesOrder {
  readonly path: string
  /** Where a copy without the names is written. */
  readonly copy: string
  readonly ending: 'pdf' | 'docx'
}

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

/** Runs in a thread of its own: what strangers have written may take long, or more memory than there is. */
export default ({ path, copy, ending }: NamesOrder): Promise<NamesFound> =>
  ending === 'docx' ? namesInDocx(path, copy) : namesInPdf(path, copy)
