import { shown } from '../../machines/shared/shown.ts'
import type { FileContext, FileTag } from './file.types.ts'
import { fileViews, sentViews } from './file.types.ts'

interface Snapshot {
  readonly context: FileContext<unknown>
  readonly hasTag: (tag: FileTag) => boolean
}

export const selectView = (snapshot: Snapshot) => shown(snapshot, fileViews)
export const selectViewOrSent = (snapshot: Snapshot) => shown(snapshot, sentViews)
export const selectFile = ({ context }: Snapshot) => context.file
export const selectShare = ({ context }: Snapshot) => context.share
