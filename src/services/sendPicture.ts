import { endOf } from '../contract/characters.ts'
import type { CallInput } from '../contract/endpoint.ts'
import { upload } from '../contract/site.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import { sendFile } from './sendFile.ts'
import { uploadFacts } from './uploadFacts.ts'

interface Picture {
  kind: CallInput<typeof upload>['kind']
  file: File
}

/** Stores a picture of a form. Answers how to give it up. */
export const sendPicture = (api: Api, { kind, file }: Picture, tell: (fact: UploadFact) => void) =>
  sendFile({
    file,
    field: null,
    send: (content, options) => api.call(upload, { kind, content, name: endOf(file.name, 255) }, options),
    ...uploadFacts(tell, ({ url }: { url: string }) => url),
  })
