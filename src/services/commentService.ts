import {
  amendComment,
  listComments,
  listReplies,
  postComment,
  readCommentNotice,
  readCommentNotices,
  removeComment,
  reportComment,
} from '../contract/comment.ts'
import type { CommentPlace } from '../contract/commentWords.ts'
import type { CommentsPort } from '../machines/comments/comments.types.ts'
import type { Mark } from '../machines/messageReading/messageReading.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'

/** Subject of a comment, and the comment that it answers; null: a new thread. */
interface WritingPlace {
  readonly place: CommentPlace
  readonly target: number
  readonly answers: number | null
}

const boxOf = ({ place, target, answers }: WritingPlace) => `comment-${place}-${target}-${answers ?? 'new'}`

interface Needs {
  readonly api: Api
  /** Called only when a user types: there is none while the server renders the page. */
  readonly drafts: () => DraftStore
}

/** Service of a list of comments; satisfies the port of `comments`. */
export const createCommentService = ({ api, drafts }: Needs) => ({
  /** The comment that is being written on this device; the server gets it when it is sent. */
  typedIn: (where: WritingPlace): string => drafts().read(boxOf(where))['text'] ?? '',
  keepTyped: (where: WritingPlace, text: string) => drafts().keep(boxOf(where), { text }),
  ...portOf(api, drafts),
})

const portOf = (api: Api, drafts: Needs['drafts']): CommentsPort => ({
  loadList: ({ place, target, order, linked }, signal) =>
    api.call(
      listComments,
      { place, target_id: target, order, ...(linked === null ? {} : { linked }) },
      { signal },
    ),

  loadMore: ({ place, target, order, after }, signal) =>
    api.call(listComments, { place, target_id: target, order, after }, { signal }),

  loadReplies: ({ root, after }, signal) =>
    api.call(listReplies, { id: root, ...(after === 0 ? {} : { after }) }, { signal }),

  async sendAct({ place, target, act, key }, signal) {
    switch (act.type) {
      case 'write': {
        const answers = act.answers?.id ?? null
        const wish = {
          place,
          target_id: target,
          text: act.text,
          ...(answers === null ? {} : { answers_id: answers }),
          ...(act.mentions.length === 0 ? {} : { mentions: act.mentions.map(({ id }) => id).join(',') }),
          key,
        }
        const written = await api.call(postComment, wish, { signal })
        drafts().drop(boxOf({ place, target, answers }))
        return written
      }
      case 'edit':
        return api.call(amendComment, { id: act.id, version: act.version, text: act.text }, { signal })
      case 'delete':
        return api.call(removeComment, { id: act.id }, { signal })
      case 'report':
        return api.call(reportComment, { id: act.id, reason: act.reason, text: act.text }, { signal })
    }
  },
})

/** Reading state of the answers to a member; satisfies the port of `messageReading`. */
export const createCommentReading = (api: Api) => ({
  /** Not aborted with the page: opening an answer leaves it at once. */
  sendMark: (mark: Mark): Promise<number> =>
    mark.kind === 'one'
      ? api.call(readCommentNotice, { id: mark.id }, { keepalive: true })
      : api.call(readCommentNotices, { before: mark.before }, { keepalive: true }),
})
