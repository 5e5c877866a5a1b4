import { stageMachine } from './stage.machine.ts'
import type { StageFacts } from '../../contract/room/signals.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const facts = (liveStage: StageFacts['liveStage'], mayMove = true): StageFacts => ({
  liveStage,
  pausedBy: liveStage === 'paused' ? 'anchor' : null,
  mayMove,
  mayPause: mayMove,
  mayEnd: mayMove,
})
const known = (...given: Parameters<typeof facts>) =>
  ({ type: 'stage.known', facts: facts(...given) }) as const

export const stage: Model<typeof stageMachine> = {
  machine: stageMachine,
  inputs: [facts('not_started'), facts('ongoing'), facts('paused'), facts('ended')],
  events: [
    known('ongoing', false),
    known('ongoing'),
    { type: 'live.ongoing' },
    { type: 'live.paused' },
    { type: 'live.ended' },
    { type: 'power.changed' },
    { type: 'stage.start' },
    { type: 'stage.startEarly' },
    { type: 'stage.cancel' },
    { type: 'stage.pause' },
    { type: 'stage.resume' },
    { type: 'stage.end' },
    { type: 'stage.confirm' },
    elapsed('countdown', 'stage.open.not_started.counting'),
    failed('moveStage', callError('refused', 'nothingPublished')),
  ],
  project: ({ facts: { mayMove } }) => mayMove,
}
