import { liveHubMachine } from './liveHub.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { host, roomView } from '../../../mocks/samples/roomPayloads.ts'
import type { Model } from '../shared/model.ts'

export const liveHub: Model<typeof liveHubMachine> = {
  machine: liveHubMachine,
  inputs: [undefined],
  events: [
    { type: 'hub.online', view: roomView() },
    { type: 'hub.offline' },
    { type: 'room.changed', view: roomView({ groupMuted: true }), event: null },
    { type: 'members.changed', members: { count: 1, list: [host] } },
    { type: 'hub.removed' },
    { type: 'hub.replaced' },
    { type: 'hub.elsewhere' },
    { type: 'hub.full' },
    { type: 'hub.displaced' },
    { type: 'hub.ended' },
    { type: 'hub.failed', error: callError('offline') },
    { type: 'hub.retry' },
  ],
  project: ({ view, takesOver }) => [view === null, takesOver],
}
