import { stageMachine } from './stage.machine.ts'
import type { StageFacts } from './stage.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const facts = (liveStage: StageFacts['liveStage'], mayMove = true): StageFacts => ({
  liveStage,
  pausedBy: liveStage === 'paused' ? 'anchor' : null,
  mayMove,
  mayEnd: mayMove,
})
const known = (...given: Parameters<typeof facts>) =>
  ({ type: 'stage.known', facts: facts(...given) }) as const

export const stage: Model<typeof stageMachine> = {
  machine: stageMachine,
  inputs: [facts('not_started')],
  events: [
    // First, so that what is known anew of the same stage is news.
    known('ongoing', false),
    known('paused', false),
    known('not_started', false),
    known('ongoing'),
    known('paused'),
    known('ended'),
    { type: 'stage.start' },
    { type: 'stage.cancel' },
    { type: 'stage.pause' },
    { type: 'stage.resume' },
    { type: 'stage.end' },
    { type: 'stage.confirm' },
    elapsed('countdown', 'stage.open.counting'),
    failed('moveStage', callError('refused', 'nothingPublished')),
  ],
  project: ({ facts: { liveStage, mayMove }, move }) => [liveStage, mayMove, move],
}
