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

/** What a discussion does to the outside world; satisfies the port of `discussion`. */
export const createDiscussionService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  /** The comment that is being written on this device; the server gets it when it is sent. */
  typedIn: (place: DiscussionInput): string => drafts.read(boxOf(place))['text'] ?? '',
  keepTyped: (place: DiscussionInput, text: string) => drafts.keep(boxOf(place), { text }),
  ...portOf(api, drafts),
})

const portOf = (api: Api, drafts: DraftStore): DiscussionPort => ({
  loadDiscussion: ({ part, id }, signal) =>
    part === 'chair'
      ? api.call(getDeskDiscussion, { id }, { signal })
      : api.call(getDiscussion, { id }, { signal }),

  loadOlder: ({ part, id, before }, signal) =>
    part === 'chair'
      ? api.call(getDeskDiscussion, { id, before }, { signal })
      : api.call(getDiscussion, { id, before }, { signal }),

  async sendAct({ part, id, act, key }, signal) {
    const isChair = part === 'chair'
    switch (act.type) {
      case 'open':
        return api.call(openDiscussion, { id }, { signal })
      case 'close':
        return api.call(closeDiscussion, { id }, { signal })
      case 'write':
        return api
          .call(isChair ? writeDeskComment : writeComment, { id, text: act.text, key }, { signal })
          .then((answer) => {
            drafts.drop(boxOf({ part, id }))
            return answer
          })
      case 'edit': {
        const wish = { id, comment_id: act.comment, version: act.version, text: act.text }
        return api.call(isChair ? editDeskComment : editComment, wish, { signal })
      }
      case 'delete': {
        const wish = { id, comment_id: act.comment, version: act.version }
        return api.call(isChair ? deleteDeskComment : deleteComment, wish, { signal })
      }
    }
  },
})
