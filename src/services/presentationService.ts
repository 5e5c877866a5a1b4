import type { Failure } from '../contract/failure.ts'
import { beginUpload } from '../contract/partialUpload.ts'
import {
  removePresentation,
  restorePresentation,
  uploadPresentation,
  type Presentation,
} from '../contract/presentation.ts'
import { presentationUrl, type PresentationKind } from '../contract/presentationFile.ts'
import type { Api } from './api.ts'
import type { Begun } from './sendInPieces.ts'
import { sendInPieces, uploadInPieces } from './sendInPieces.ts'

interface Place {
  /** Id of the paper. */
  id: number
  kind: PresentationKind
}
type Fact =
  | { type: 'upload.stored'; upload: string; offset: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

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
    tell: (fact: Fact) => void,
  ) =>
    sendInPieces({
      ...begun,
      api,
      begin: (file, options) => api.call(beginUpload, { id, purpose: kind, ...file }, options),
      finish: ({ name, content }, options) =>
        api.call(uploadPresentation, { id, kind, name, content }, options),
      onStored: (upload, offset) => tell({ type: 'upload.stored', upload, offset }),
      onProgress: (share) => tell({ type: 'upload.progressed', share }),
      onSent: (presentation) => {
        onKept(presentation)
        tell({ type: 'upload.finished', url: presentationUrl(presentation.current?.id ?? 0) })
      },
      onFailure: (failure) => tell({ type: 'upload.failed', failure }),
    }),
})
