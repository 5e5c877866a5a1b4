import type { Failure } from '../../contract/failure.ts'
import type { SheetPreview, SheetProgress } from '../../contract/paperSheet.ts'
import type { SheetKind } from '../../contract/paperSheetWords.ts'

export interface SheetImportInput {
  conferenceId: number
}

export interface SheetWish {
  kind: SheetKind
  file: File
}

export interface SheetImportContext extends SheetImportInput {
  /** File and options chosen last; null before that. */
  wish: SheetWish | null
  /** Changes that the file would make; null before it is read. */
  preview: SheetPreview | null
  /** Result of the import so far. */
  progress: SheetProgress | null
  failure: Failure | null
}

export type SheetImportEvent =
  /** Reads it; nothing is changed. */
  | { type: 'sheet.choose'; kind: SheetKind; file: File }
  | { type: 'sheet.retry' }
  /** Applies what is shown. */
  | { type: 'sheet.apply' }
  /** Gives it up, stops it, or puts away what became of it. */
  | { type: 'sheet.cancel' }

/** Views of the page; each is a tag of the machine. */
export const sheetViews = [
  'choosing',
  'checking',
  'refused',
  'failed',
  'preview',
  'applying',
  'halted',
  'done',
] as const
export type SheetImportTag = 'busy' | 'failure' | (typeof sheetViews)[number]

/** Everything rejects with `CallError`. @public */
export interface SheetImportPort {
  checkSheet(wish: SheetImportInput & SheetWish, signal: AbortSignal): Promise<SheetPreview>
  /** Some rows of what is left. */
  applySheet(wish: { conferenceId: number; id: number }, signal: AbortSignal): Promise<SheetProgress>
}
