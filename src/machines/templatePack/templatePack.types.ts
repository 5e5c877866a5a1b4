import type { Failure } from '../../contract/failure.ts'
import type { TemplatePack } from '../../contract/templatePack.ts'

export interface TemplatePackInput {
  conferenceId: number
}

export interface TemplatePackContext extends TemplatePackInput {
  /** As the server has said last; null before. */
  pack: TemplatePack | null
  failure: Failure | null
}

export type TemplatePackEvent =
  | { type: 'pack.retry' }
  /** An upload of this page has put it there. */
  | { type: 'pack.stored'; pack: TemplatePack }
  /** An upload of this page was refused: another chair was faster. */
  | { type: 'pack.overtaken'; failure: Failure }
  | { type: 'pack.reload' }
  | { type: 'removal.ask' }
  | { type: 'removal.confirm' }
  | { type: 'removal.dismiss' }

export type TemplatePackEmitted = { type: 'pack.removed' }

/** Views of the page; each is a tag of the machine. */
export const templatePackViews = ['loading', 'failed', 'platform', 'own', 'outdated'] as const
export type TemplatePackTag = 'busy' | 'failure' | 'dialog' | (typeof templatePackViews)[number]

/** Everything rejects with `CallError`. @public */
export interface TemplatePackPort {
  loadPack(conferenceId: number, signal: AbortSignal): Promise<TemplatePack>
  removePack(pack: TemplatePack, signal: AbortSignal): Promise<TemplatePack>
}
