import type { FileUploadSnapshot } from './fileUpload.machine.ts'

export const selectView = (snapshot: FileUploadSnapshot) => {
  if (snapshot.matches('uploading')) return 'uploading'
  if (snapshot.matches('kept')) return 'kept'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('refused') ? 'refused' : 'empty'
}
export const selectUrl = (snapshot: FileUploadSnapshot) => snapshot.context.url
export const selectName = (snapshot: FileUploadSnapshot) => snapshot.context.file?.name ?? null
export const selectShare = (snapshot: FileUploadSnapshot) => snapshot.context.share
export const selectFailure = (snapshot: FileUploadSnapshot) => snapshot.context.failure
