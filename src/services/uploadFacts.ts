import type { Failure } from '../contract/failure.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'

/** Tells `fileUpload` what becomes of a file. `onAnswer` gets the answer before the flow knows that the file has come. */
export const uploadFacts = <Answer>(
  tell: (fact: UploadFact) => void,
  urlOf: (answer: Answer) => string,
  onAnswer: (answer: Answer) => void = () => undefined,
) => ({
  onStored: (upload: string, offset: number) => tell({ type: 'upload.stored', upload, offset }),
  onProgress: (share: number) => tell({ type: 'upload.progressed', share }),
  onSent: (answer: Answer) => {
    onAnswer(answer)
    tell({ type: 'upload.finished', url: urlOf(answer) })
  },
  onFailure: (failure: Failure) => tell({ type: 'upload.failed', failure }),
})
