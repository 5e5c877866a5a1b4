import { getSitePart, getSiteVersion, restoreSitePart, saveSitePart } from '../contract/siteAdmin.ts'
import { partContent, type PartContent, type SitePart } from '../contract/siteParts.ts'
import { upload } from '../contract/site.ts'
import type { Failure } from '../contract/failure.ts'
import type { FormImageKind } from '../contract/imageKinds.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { sendFile } from './sendFile.ts'
import { endOf } from '../contract/characters.ts'

interface Draft {
  no: number
  content: PartContent
}
interface Publication {
  part: SitePart
  no: number
  content: PartContent
  note: string
  engNote: string
  isMaterial: boolean
}
type Fact =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

/** Service for editing a part of the site; satisfies the ports of its machines. */
export const createSitePartService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  keepDraft: (part: SitePart, { no, content }: Draft) =>
    drafts.keep(`site:${part}`, { no: String(no), content: JSON.stringify(content) }),
  dropDraft: (part: SitePart) => drafts.drop(`site:${part}`),
  loadPart: async (part: SitePart, signal: AbortSignal) => ({
    state: await api.call(getSitePart, { part }, { signal }),
    draft: draftOf(drafts.read(`site:${part}`)),
  }),
  savePart: ({ part, no, content, note, engNote, isMaterial }: Publication, signal: AbortSignal) =>
    api.call(
      saveSitePart,
      {
        part,
        no,
        content: JSON.stringify(content),
        note,
        eng_note: engNote,
        material: isMaterial ? 1 : 0,
      },
      { signal },
    ),
  loadVersion: (wish: { part: SitePart; no: number }, signal: AbortSignal) =>
    api.call(getSiteVersion, wish, { signal }),
  restorePart: (wish: { part: SitePart; no: number; wanted: number }, signal: AbortSignal) =>
    api.call(restoreSitePart, wish, { signal }),
  warnOnLeave: () => {
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  },
  sendFile: ({ kind, file }: { kind: FormImageKind; file: File }, tell: (fact: Fact) => void) =>
    sendFile({
      file,
      field: null,
      send: (content, options) => api.call(upload, { kind, content, name: endOf(file.name, 255) }, options),
      onProgress: (share) => tell({ type: 'upload.progressed', share }),
      onSent: ({ url }) => tell({ type: 'upload.finished', url }),
      onFailure: (failure) => tell({ type: 'upload.failed', failure }),
    }),
})

/** Null where there is none, or no readable one. */
const draftOf = ({ no, content = '' }: Readonly<Record<string, string>>): Draft | null => {
  try {
    const parsed = partContent.safeParse(JSON.parse(content))
    return parsed.success ? { no: Number(no), content: parsed.data } : null
  } catch {
    return null
  }
}
