import type { DocumentTemplate } from '../../contract/documentBatch.ts'
import type { Design } from '../../contract/documents/design.ts'
import type { Failure } from '../../contract/failure.ts'

export interface TemplateDesignerInput {
  conferenceId: number
  templateId: number
}

/** Drawing and its name. */
export interface Drawing {
  name: string
  design: Design
}

export interface TemplateDesignerContext extends TemplateDesignerInput {
  /** As the server has it; null before it has come. */
  template: DocumentTemplate | null
  /** Version that another user has saved; null: no other version. */
  theirs: DocumentTemplate | null
  /** As it is designed here. */
  drawing: Drawing | null
  /** The newest one that can be printed: what the preview shows. */
  printable: Design | null
  /** Before each change, the oldest first. */
  past: readonly Drawing[]
  /** Block, or column of a list, by its place; null: none. */
  chosen: number | null
  failure: Failure | null
}

export type TemplateDesignerEvent =
  | { type: 'designer.retry' }
  /** Another design; `chosen` where another block is meant from then on. */
  | { type: 'design.change'; design: Design; chosen?: number | null }
  | { type: 'name.change'; name: string }
  | { type: 'design.undo' }
  | { type: 'block.choose'; index: number | null }
  | { type: 'designer.save' }
  /** Writes what was designed here over what another user has saved, having seen it. */
  | { type: 'conflict.keepMine' }
  /** Drops what was designed here. */
  | { type: 'conflict.takeTheirs' }

export type TemplateDesignerEmitted = { type: 'template.saved' }

/** Views of the page; each is a tag of the machine. */
export const designerViews = ['loading', 'failed', 'form'] as const
export type TemplateDesignerTag = 'busy' | 'failure' | 'conflict' | 'changed' | (typeof designerViews)[number]

/** Everything rejects with `CallError`. @public */
export interface TemplateDesignerPort {
  loadTemplate(input: TemplateDesignerInput, signal: AbortSignal): Promise<DocumentTemplate>
  saveTemplate(
    wish: { template: DocumentTemplate; drawing: Drawing },
    signal: AbortSignal,
  ): Promise<DocumentTemplate>
  /** Asks before the page is left with what is not saved. */
  warnOnLeave(tell: (event: TemplateDesignerEvent) => void): () => void
}
