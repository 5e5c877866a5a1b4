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
import type { Failure } from '../contract/failure.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import type { Api } from './api.ts'
import { sendFile } from './sendFile.ts'

interface Place {
  conferenceId: number
  kind: ContentKind
}
interface PictureWish {
  conferenceId: number
  file: File
  onAnswer: (picture: ContentPicture) => void
}
type UploadFact =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }
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
        onProgress: (share) => tell({ type: 'upload.progressed', share }),
        onSent: (picture) => {
          onAnswer(picture)
          tell({ type: 'upload.finished', url: picture.src })
        },
        onFailure: (failure) => tell({ type: 'upload.failed', failure }),
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

    warnOnLeave: () => {
      const ask = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', ask)
      return () => removeEventListener('beforeunload', ask)
    },
  }
}
