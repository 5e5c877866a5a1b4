import { fromCallback } from 'xstate'

import type { FileUploadPort, SendFile, UploadFact } from './fileUpload.types.ts'

export const createFileUploadActors = (port: FileUploadPort) => ({
  sendFile: fromCallback<UploadFact, SendFile>(({ input, sendBack }) => port.sendFile(input, sendBack)),
})
