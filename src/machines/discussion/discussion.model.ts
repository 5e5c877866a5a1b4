import {
  closedDiscussion,
  longClosedDiscussion,
  longDiscussion,
  openedDiscussion,
  unopenedDiscussion,
} from '../../../mocks/samples/discussions.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { discussionMachine } from './discussion.machine.ts'

export const discussion: Model<typeof discussionMachine> = {
  machine: discussionMachine,
  inputs: [{ part: 'chair', id: 1 }],
  events: [
    done('loadDiscussion', unopenedDiscussion),
    done('loadDiscussion', openedDiscussion),
    done('loadDiscussion', longDiscussion),
    done('loadDiscussion', closedDiscussion),
    done('loadDiscussion', longClosedDiscussion),
    failed('loadDiscussion', callError('offline')),
    { type: 'discussion.retry' },
    { type: 'discussion.act', act: { type: 'open' }, key: 'key-1' },
    { type: 'discussion.act', act: { type: 'close' }, key: 'key-2' },
    { type: 'discussion.act', act: { type: 'write', text: '请看图 3。' }, key: 'key-3' },
    done('sendAct', openedDiscussion),
    done('sendAct', closedDiscussion),
    failed('sendAct', callError('offline')),
    failed('sendAct', callError('refused', 'versionConflict')),
    { type: 'discussion.older' },
    done('loadOlder', openedDiscussion),
    failed('loadOlder', callError('offline')),
    { type: 'discussion.reload' },
  ],
  project: ({ discussion: known, act, failure }) => ({
    state: known?.state,
    hasOlder: known?.has_older,
    comments: known?.comments.length,
    act: act?.type,
    failure: failure?.kind,
  }),
}
