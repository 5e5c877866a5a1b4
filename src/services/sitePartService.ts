import { getSitePart, getSiteVersion, restoreSitePart, saveSitePart } from '../contract/siteAdmin.ts'
import { partContent, type PartContent, type SitePart } from '../contract/siteParts.ts'
import type { FormImageKind } from '../contract/imageKinds.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { sendPicture } from './sendPicture.ts'
import { warnOnLeave } from './warnOnLeave.ts'

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
  warnOnLeave,
  sendFile: (picture: { kind: FormImageKind; file: File }, tell: (fact: UploadFact) => void) =>
    sendPicture(api, picture, tell),
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
