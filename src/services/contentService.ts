import type { ContentKind } from '../contract/contentKinds.ts'
import {
  getContent,
  getContentRelease,
  moveContent,
  saveContent,
  type ConferenceContent,
  type ContentTexts,
} from '../contract/conferenceContent.ts'
import { uploadContentPicture, type ContentPicture } from '../contract/contentPicture.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import { sendFile } from './sendFile.ts'
import { uploadFacts } from './uploadFacts.ts'
import { warnOnLeave } from './warnOnLeave.ts'

interface Place {
  conferenceId: number
  kind: ContentKind
}
interface PictureWish {
  conferenceId: number
  file: File
  onAnswer: (picture: ContentPicture) => void
}
interface Move {
  event: 'release' | 'restore' | 'confirm' | 'retire' | 'revive'
  no: number
  reason: string
  key: string
}

/** Service that edits a text of a conference; satisfies the port of `contentEditor`. */
export const createContentService = ({ api }: { api: Api }) => {
  const loadContent = ({ conferenceId: conference_id, kind }: Place, signal: AbortSignal) =>
    api.call(getContent, { conference_id, kind }, { signal })
  return {
    loadContent,

    saveContent: (
      { content, texts }: { content: ConferenceContent; texts: ContentTexts },
      signal: AbortSignal,
    ) => {
      const { conference_id, kind, revision } = content
      const { title, eng_title, body, eng_body } = texts
      const written = { title, eng_title, body: JSON.stringify(body), eng_body: JSON.stringify(eng_body) }
      return api.call(saveContent, { conference_id, kind, revision, ...written }, { signal })
    },

    loadRelease: ({ conferenceId: conference_id, kind, no }: Place & { no: number }, signal: AbortSignal) =>
      api.call(getContentRelease, { conference_id, kind, no }, { signal }),

    /** Stores a picture for the texts of a conference; returns the cancel function. */
    sendPicture: (
      { conferenceId: conference_id, file, onAnswer }: PictureWish,
      tell: (fact: UploadFact) => void,
    ) =>
      sendFile({
        ...{ file, field: 'content' },
        send: (content, options) => api.call(uploadContentPicture, { conference_id, content }, options),
        ...uploadFacts(tell, ({ src }: ContentPicture) => src, onAnswer),
      }),

    async moveContent({ content, move }: { content: ConferenceContent; move: Move }, signal: AbortSignal) {
      const { conference_id, kind, revision, id, version } = content
      const { event, no, reason, key } = move
      if (event === 'retire' || event === 'revive') {
        const wish = {
          entity: 'conferenceContent',
          id,
          event: `content.${event}`,
          version,
          key,
          reason,
        } as const
        await api.call(fireRecord, wish, { signal })
        return loadContent({ conferenceId: conference_id, kind }, signal)
      }
      const wish = { conference_id, kind, event, revision, key, ...(event === 'restore' && { no }) }
      return api.call(moveContent, wish, { signal })
    },

    warnOnLeave,
  }
}
