import { shown } from '../shared/shown.ts'
import type { FileUploadSnapshot } from './fileUpload.machine.ts'
import { uploadViews } from './fileUpload.types.ts'

export const selectView = (snapshot: FileUploadSnapshot) => shown(snapshot, uploadViews)
export const selectUrl = (snapshot: FileUploadSnapshot) => snapshot.context.url
export const selectName = (snapshot: FileUploadSnapshot) => snapshot.context.file?.name ?? null
export const selectShare = (snapshot: FileUploadSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: FileUploadSnapshot) => snapshot.context.failure
