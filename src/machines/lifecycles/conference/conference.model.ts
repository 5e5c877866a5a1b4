import type { ConferenceFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { conferenceMachine } from './conference.machine.ts'

const coming: ConferenceFacts = { isPublished: true, isNear: false, isOver: false, reason: null }

export const conference: Model<typeof conferenceMachine> = {
  machine: conferenceMachine,
  inputs: [coming],
  events: [
    learned({ isPublished: false, isNear: false, isOver: false }),
    learned({ isPublished: true, isNear: false, isOver: false }),
    learned({ isPublished: true, isNear: true, isOver: false }),
    learned({ isPublished: true, isNear: true, isOver: true }),
    { type: 'conference.start' },
    { type: 'conference.pause', reason: '消防演练，预计半小时' },
    { type: 'conference.pause', reason: '' },
    { type: 'conference.resume' },
    { type: 'conference.end', reason: '台风橙色预警' },
    { type: 'conference.end' },
    { type: 'conference.cancel', reason: '场馆因台风关闭' },
  ],
  project: ({ isPublished, isNear, isOver }) => ({ isPublished, isNear, isOver }),
}
