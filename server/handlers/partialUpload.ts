import { pieceType, purposeFault, type PartialUpload } from '../../src/contract/partialUpload.ts'
import { presentationKinds } from '../../src/contract/presentationFile.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { takeHit } from '../accounts/limits.ts'
import type { BegunUpload } from '../files/partialUploads.ts'
import { Refused } from '../shared/refused.ts'
import { paperAdmissions } from './paper.ts'
import { presentationAdmissions } from './presentation.ts'
import type { AdmissionTable, Deps, HandlerTable } from './table.ts'

/** Files that come in pieces (FILE-01); their last step is the call that takes the whole file. */
export const partialUploadHandlers = (deps: Deps) => {
  const { partialUploads } = deps
  const { uploadPaperFile } = paperAdmissions(deps)
  const { uploadPresentation } = presentationAdmissions(deps)
  return {
    beginUpload: async ({ id, purpose, name, size, fingerprint }, call) => {
      const { userId } = call.member
      // The permission is checked before the first byte, and again with the last.
      const presentation = presentationKinds.find((kind) => kind === purpose)
      if (presentation !== undefined) await uploadPresentation({ id, kind: presentation, name }, call)
      if (purpose === 'pdf' || purpose === 'doc') await uploadPaperFile({ id, kind: purpose, name }, call)
      const begun = { place: { purpose, paperId: id }, name, size, fingerprint }
      return beginInPieces(deps, userId, begun, purposeFault(purpose, { name, size }))
    },

    getUpload: async ({ upload }, { member }) => partialUploads.get(member.userId, upload),

    appendUpload: async ({ upload }, { member, file }) => {
      // Synced and given free before it is said to be there.
      await file.draft.drop()
      return partialUploads.get(member.userId, upload)
    },

    discardUpload: async ({ upload }, { member }) => {
      await partialUploads.discard(member.userId, upload)
      return null
    },
  } satisfies Partial<HandlerTable>
}

/** Begins a file that its member may put in its place; `fault` is what its name and size say of it. Throws `Refused`. */
export const beginInPieces = async (
  { db, partialUploads, uploads, now }: Deps,
  userId: number,
  begun: BegunUpload,
  fault: Reason | null,
): Promise<PartialUpload> => {
  if (fault !== null) throw new Refused(fault, { field: fault === 'fileTypeWrong' ? 'name' : 'size' })
  const wait = await takeHit(db, { key: `begin:${userId}`, hits: 200, seconds: 3600 }, now())
  if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  await uploads.checkBytes(userId)
  return partialUploads.begin(userId, begun)
}

export const partialUploadAdmissions = ({ partialUploads }: Deps) =>
  ({
    appendUpload: async ({ upload, offset }, { member }) => ({
      draft: () => partialUploads.append(member.userId, upload, offset),
      types: [pieceType],
      limit: await partialUploads.room(member.userId, upload, offset),
    }),
  }) satisfies Partial<AdmissionTable>
