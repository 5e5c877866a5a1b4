import {
  linkedComments,
  manyComments,
  moreComments,
  moreReplies,
  noComments,
  ownComment,
  someComments,
} from '../../../mocks/samples/comments.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { commentsMachine } from './comments.machine.ts'
import { repliesLeft } from './comments.transitions.ts'

const place = { place: 'news', target: 1 } as const

export const comments: Model<typeof commentsMachine> = {
  machine: commentsMachine,
  inputs: [
    { ...place, served: null, isComplete: false, isMember: true },
    { ...place, served: manyComments, isComplete: false, isMember: true },
    { ...place, served: someComments, isComplete: true, isMember: false },
  ],
  events: [
    done('loadList', someComments),
    done('loadList', manyComments),
    done('loadList', noComments),
    done('loadList', linkedComments),
    failed('loadList', callError('offline')),
    { type: 'comments.retry' },
    {
      type: 'comments.act',
      act: { type: 'write', answers: null, text: '期待开放数据环节。', mentions: [] },
      key: 'key-1',
    },
    done('sendAct', ownComment),
    failed('sendAct', callError('offline')),
    failed('sendAct', callError('refused', 'limited')),
    { type: 'comments.more' },
    done('loadMore', moreComments),
    failed('loadMore', callError('offline')),
    { type: 'comments.replies', root: 1 },
    done('loadReplies', moreReplies),
    failed('loadReplies', callError('offline')),
    { type: 'comments.order', order: 'oldest' },
    { type: 'comments.link', id: 20 },
  ],
  project: ({ isComplete, isMember, list, linked, order, root, act, failure }) => ({
    isComplete,
    isMember,
    hasList: list !== null,
    hasSeveral: (list?.threads.length ?? 0) > 1,
    hasReplies: list !== null && repliesLeft(list, 1) > 0,
    hasNext: list?.next != null,
    linked,
    order,
    root,
    act: act?.type,
    failure: failure?.kind,
  }),
}
