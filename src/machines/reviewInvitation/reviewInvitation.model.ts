import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { reviewInvitationMachine } from './reviewInvitation.machine.ts'

export const reviewInvitation: Model<typeof reviewInvitationMachine> = {
  machine: reviewInvitationMachine,
  inputs: [{ token: 'a'.repeat(43) }],
  events: [
    done('openInvitation', fixturesFor('zh').openInvitation),
    failed('openInvitation', callError('offline')),
    failed('openInvitation', callError('refused', 'notFound')),
    { type: 'invitation.retry' },
    { type: 'invitation.take' },
    done('takeInvitation', { review_id: 1 }),
    failed('takeInvitation', callError('offline')),
    failed('takeInvitation', callError('refused', 'notFound')),
  ],
  project: ({ paper, failure }) => ({ isKnown: paper !== null, failure: failure?.kind }),
}
