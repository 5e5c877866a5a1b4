import type { Failure } from '../contract/failure.ts'
import { templateUrl } from '../contract/templateFile.ts'
import {
  beginTemplatePack,
  getTemplatePack,
  removeTemplatePack,
  uploadTemplatePack,
  type TemplatePack,
} from '../contract/templatePack.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { Begun } from './sendInPieces.ts'
import { sendInPieces, uploadInPieces } from './sendInPieces.ts'
import { uploadFacts } from './uploadFacts.ts'

interface Sending extends Begun {
  conferenceId: number
  /** Read when the file has been uploaded: the version that the chair sees then is replaced. */
  versionSeen: () => number
  /** Learns of it before the flow does. */
  onKept: (pack: TemplatePack) => void
  onOvertaken: (failure: Failure) => void
}

/** Address of an uploaded pack: a replacement has another address. */
const urlOf = ({ conference_id, version }: Pick<TemplatePack, 'conference_id' | 'version'>) =>
  `${templateUrl(conference_id)}#${version}`

/** Service for the templates of a conference; satisfies the ports of `templatePack` and `fileUpload`. */
export const createTemplatePackService = ({ api }: { api: Api }) => ({
  /** Recovery of an upload after its connection was lost. */
  pieces: uploadInPieces(api),

  urlOf,

  loadPack: (conference_id: number, signal: AbortSignal) =>
    api.call(getTemplatePack, { conference_id }, { signal }),

  removePack: ({ conference_id, version }: TemplatePack, signal: AbortSignal) =>
    api.call(removeTemplatePack, { conference_id, version }, { signal }),

  sendPack: (
    { conferenceId, versionSeen, onKept, onOvertaken, ...begun }: Sending,
    tell: (fact: UploadFact) => void,
  ) =>
    sendInPieces({
      ...begun,
      api,
      begin: (file, options) =>
        api.call(beginTemplatePack, { conference_id: conferenceId, ...file }, options),
      finish: (file, options) =>
        api.call(
          uploadTemplatePack,
          { conference_id: conferenceId, version: versionSeen(), ...file },
          options,
        ),
      ...uploadFacts(tell, urlOf, onKept),
      onFailure: (failure) => {
        tell({ type: 'upload.failed', failure })
        if (failure.reason === 'versionConflict') onOvertaken(failure)
      },
    }),
})
