import type { NamesFound } from './namesFound.ts'
import { namesInDocx } from './namesInDocx.ts'
import { namesInPdf } from './namesInPdf.ts'

export interface NamesOrder {
  readonly path: string
  /** Where a copy without the names is written. */
  readonly copy: string
  readonly ending: 'pdf' | 'docx'
}

/** Runs in a thread of its own: what strangers have written may take long, or more memory than there is. */
export default ({ path, copy, ending }: NamesOrder): Promise<NamesFound> =>
  ending === 'docx' ? namesInDocx(path, copy) : namesInPdf(path, copy)
