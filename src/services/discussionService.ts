import {
  closeDiscussion,
  deleteComment,
  deleteDeskComment,
  editComment,
  editDeskComment,
  getDeskDiscussion,
  getDiscussion,
  openDiscussion,
  writeComment,
  writeDeskComment,
} from '../contract/discussion.ts'
import type { DiscussionInput, DiscussionPort } from '../machines/discussion/discussion.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'

const boxOf = ({ part, id }: DiscussionInput) => `discussion-${part}-${id}`

/** Service of a discussion; satisfies the port of `discussion`. */
export const createDiscussionService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  /** The comment that is being written on this device; the server gets it when it is sent. */
  typedIn: (place: DiscussionInput): string => drafts.read(boxOf(place))['text'] ?? '',
  keepTyped: (place: DiscussionInput, text: string) => drafts.keep(boxOf(place), { text }),
  ...portOf(api, drafts),
})

const callsOf = {
  chair: {
    get: getDeskDiscussion,
    write: writeDeskComment,
    edit: editDeskComment,
    delete: deleteDeskComment,
  },
  reviewer: { get: getDiscussion, write: writeComment, edit: editComment, delete: deleteComment },
} as const

const portOf = (api: Api, drafts: DraftStore): DiscussionPort => ({
  loadDiscussion: ({ part, id }, signal) => api.call(callsOf[part].get, { id }, { signal }),

  loadOlder: ({ part, id, before }, signal) => api.call(callsOf[part].get, { id, before }, { signal }),

  async sendAct({ part, id, act, key }, signal) {
    const calls = callsOf[part]
    switch (act.type) {
      case 'open':
        return api.call(openDiscussion, { id }, { signal })
      case 'close':
        return api.call(closeDiscussion, { id }, { signal })
      case 'write':
        return api.call(calls.write, { id, text: act.text, key }, { signal }).then((answer) => {
          drafts.drop(boxOf({ part, id }))
          return answer
        })
      case 'edit': {
        const wish = { id, comment_id: act.comment, version: act.version, text: act.text }
        return api.call(calls.edit, wish, { signal })
      }
      case 'delete': {
        const wish = { id, comment_id: act.comment, version: act.version }
        return api.call(calls.delete, wish, { signal })
      }
    }
  },
})
