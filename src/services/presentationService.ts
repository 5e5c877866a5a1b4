import { beginUpload } from '../contract/partialUpload.ts'
import {
  removePresentation,
  restorePresentation,
  uploadPresentation,
  type Presentation,
} from '../contract/presentation.ts'
import { presentationUrl, type PresentationKind } from '../contract/presentationFile.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { Begun } from './sendInPieces.ts'
import { sendInPieces, uploadInPieces } from './sendInPieces.ts'
import { uploadFacts } from './uploadFacts.ts'

interface Place {
  /** Id of the paper. */
  id: number
  kind: PresentationKind
}

/** Service for one's own oral presentations and posters; satisfies the ports of `fileUpload` and `collect`. */
export const createPresentationService = ({ api }: { api: Api }) => ({
  /** Recovery of an upload after its connection was lost. */
  pieces: uploadInPieces(api),

  /** Returns all files of the paper; after undoing a removal they include the file again. */
  setPlaced: (
    { id, kind, fileId, isPlaced }: Place & { fileId: number; isPlaced: boolean },
    signal: AbortSignal,
  ) =>
    api.call(isPlaced ? restorePresentation : removePresentation, { id, kind, file_id: fileId }, { signal }),

  /** Puts a file on the paper, in the place of the one before it; `onKept` learns of it before the flow does. */
  sendPresentation: (
    { id, kind, onKept, ...begun }: Place & Begun & { onKept: (presentation: Presentation) => void },
    tell: (fact: UploadFact) => void,
  ) =>
    sendInPieces({
      ...begun,
      api,
      begin: (file, options) => api.call(beginUpload, { id, purpose: kind, ...file }, options),
      finish: ({ name, content }, options) =>
        api.call(uploadPresentation, { id, kind, name, content }, options),
      ...uploadFacts(tell, ({ current }: Presentation) => presentationUrl(current?.id ?? 0), onKept),
    }),
})
