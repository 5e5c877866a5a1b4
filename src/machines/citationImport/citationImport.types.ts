import type { Failure } from '../../contract/failure.ts'
import type { CitedPaper } from '../../contract/paperImport.ts'

export interface CitationImportContext {
  text: string
  /** Data of the citation; null: nothing was read. */
  cited: CitedPaper | null
  failure: Failure | null
}

export type CitationImportEvent =
  /** Reads what was pasted. */
  | { type: 'citation.read'; text: string }
  /** Takes what was read into the form. */
  | { type: 'citation.fill' }

export type CitationImportEmitted = { type: 'citation.filled'; cited: CitedPaper }

/** Views of the page; each is a tag of the machine. */
export const citationViews = ['pasting', 'reading', 'failed', 'shown'] as const
export type CitationImportTag = 'busy' | 'failure' | (typeof citationViews)[number]

/** Everything rejects with `CallError`. @public */
export interface CitationImportPort {
  readCitation(text: string, signal: AbortSignal): Promise<CitedPaper>
}
