import { CallError } from '../contract/failure.ts'
import {
  amendPaper,
  beginPaper,
  finalizePaper,
  getPaper,
  getSubmission,
  resubmitPaper,
  revivePaper,
  savePaper,
  submitPaper,
  suggestConflicts,
  uploadPaperFile,
  withdrawPaper,
} from '../contract/paper.ts'
import type { OwnPaper, OwnPaperFile } from '../contract/paper.ts'
import { beginUpload } from '../contract/partialUpload.ts'
import { paperDraft, type PaperForm } from '../contract/paperForm.ts'
import { readCitation } from '../contract/paperImport.ts'
import { paperKinds } from '../contract/uploadKinds.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { createOwnWrites } from './ownWrites.ts'
import type { Begun } from './sendInPieces.ts'
import { sendInPieces, uploadInPieces } from './sendInPieces.ts'
import { uploadFacts } from './uploadFacts.ts'

interface Typed {
  form: PaperForm
  response: string
}
interface TypedWithdrawal {
  confirmation: string
  reason: string
}
interface Wish {
  paper: OwnPaper
  typed: Typed
}

/** Service for working on one's own paper; satisfies the port of `submission` and of its uploads. */
export const createPaperService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => {
  const boxOf = (id: number) => `paper-${id}`
  const writes = createOwnWrites<Typed>(drafts)
  /** Typed on this device after the server's version; it is not restored over another user's version. */
  const restored = (paper: OwnPaper): Typed | null => {
    const { id, form_version, editing, final } = paper
    const { version, form, response = '' } = drafts.read(boxOf(id))
    if ((editing === null && final !== 'open') || form === undefined) return null
    if (version !== String(form_version) && !writes.isOwn(boxOf(id), storedText(paper))) return null
    const parsed = paperDraft.safeParse(JSON.parse(form))
    return parsed.success ? { form: parsed.data, response } : null
  }
  const stored = async (id: number, signal: AbortSignal) => {
    const paper = await api.call(getPaper, { id }, { signal })
    return { version: paper.form_version, text: storedText(paper) }
  }
  return {
    /** At once on this device; the server gets it after a quiet second. */
    keepTyped: ({ id, form_version }: OwnPaper, { form, response }: Typed) =>
      drafts.keep(boxOf(id), { version: String(form_version), form: JSON.stringify(form), response }),

    readCitation: (text: string, signal: AbortSignal) => api.call(readCitation, { text }, { signal }),

    loadSubmission: (conferenceId: number, signal: AbortSignal) =>
      api.call(getSubmission, { conference_id: conferenceId }, { signal }),

    async loadPaper(id: number, signal: AbortSignal) {
      const paper = await api.call(getPaper, { id }, { signal })
      return { paper, typed: restored(paper) }
    },

    beginPaper: ({ conferenceId, key }: { conferenceId: number; key: string }, signal: AbortSignal) =>
      api.call(beginPaper, { conference_id: conferenceId, key }, { signal }),

    async savePaper({ paper: { id, form_version }, typed }: Wish, signal: AbortSignal) {
      const wish = { id, form: JSON.stringify(typed.form), response: typed.response }
      const kept = await writes.write({
        box: boxOf(id),
        version: form_version,
        text: readBack(typed),
        send: (version) => api.call(savePaper, { ...wish, form_version: version }, { signal }),
        read: () => stored(id, signal),
      })
      drafts.drop(boxOf(id))
      return kept
    },

    async sendPaper({ paper, typed, key }: Wish & { key: string }, signal: AbortSignal) {
      const { id, version, form_version, editing } = paper
      const { response } = typed
      const send = (form_version: number) => {
        const wish = { id, version, form_version, key, form: JSON.stringify(typed.form) }
        if (editing === 'revision') return api.call(resubmitPaper, { ...wish, response }, { signal })
        return api.call(editing === 'submitted' ? amendPaper : submitPaper, wish, { signal })
      }
      const sent = await writes
        .write({
          box: boxOf(id),
          version: form_version,
          text: readBack(typed),
          send,
          read: () => stored(id, signal),
        })
        .catch(nameField)
      drafts.drop(boxOf(id))
      return sent
    },

    async reloadPaper(id: number, signal: AbortSignal) {
      const paper = await api.call(getPaper, { id }, { signal })
      drafts.drop(boxOf(id))
      return paper
    },

    async readVersion(id: number, signal: AbortSignal) {
      const { form_version } = await api.call(getPaper, { id }, { signal })
      return { form_version }
    },

    async finalizePaper(
      { paper: { id, version }, typed: { form }, key }: Wish & { key: string },
      signal: AbortSignal,
    ) {
      const wish = { id, version, key, form: JSON.stringify(form) }
      const confirmed = await api.call(finalizePaper, wish, { signal }).catch(nameField)
      drafts.drop(boxOf(id))
      return confirmed
    },

    readPaper: (id: number, signal: AbortSignal) => api.call(getPaper, { id }, { signal }),

    rereadPaper: (id: number, signal: AbortSignal) => api.call(getPaper, { id }, { signal }),

    withdrawPaper: (
      { paper: { id, version }, typed, key }: { paper: OwnPaper; typed: TypedWithdrawal; key: string },
      signal: AbortSignal,
    ) => api.call(withdrawPaper, { id, version, key, ...typed }, { signal }),

    revivePaper: ({ paper: { id, version }, key }: { paper: OwnPaper; key: string }, signal: AbortSignal) =>
      api.call(revivePaper, { id, version, key }, { signal }),

    suggestConflicts: (id: number, signal: AbortSignal) => api.call(suggestConflicts, { id }, { signal }),

    /** Recovery of an upload after its connection was lost. */
    pieces: uploadInPieces(api),

    /** Puts a file on the paper, in the place of the one before it. */
    sendPaperFile: (
      { id, kind, ...begun }: Begun & { id: number; kind: keyof typeof paperKinds },
      tell: (fact: UploadFact) => void,
      onKept: (file: OwnPaperFile) => void = () => undefined,
    ) =>
      sendInPieces({
        ...begun,
        api,
        begin: (file, options) => api.call(beginUpload, { id, purpose: paperKinds[kind], ...file }, options),
        finish: ({ name, content }, options) =>
          api.call(uploadPaperFile, { id, kind: paperKinds[kind], name, content }, options),
        ...uploadFacts(tell, (kept: OwnPaperFile) => `/files/paper/${kept.id}`, onKept),
      }),
  }
}

/** `form.title` is the field `title` of the page. */
const nameField = (error: unknown): never => {
  if (!(error instanceof CallError) || error.detail.field === null) throw error
  throw new CallError({ ...error.detail, field: error.detail.field.replace(/^form\./, '') })
}

const storedText = ({ form, response }: OwnPaper): Typed => ({ form, response })

/** The server trims its input, and never stores a refused one. */
const readBack = ({ form, response }: Typed): Typed => {
  const parsed = paperDraft.safeParse(form)
  return { form: parsed.success ? parsed.data : form, response: response.trim() }
}
