import { LiveError } from '../../contract/room/ports.ts'
import { hostTransferMachine } from './hostTransfer.machine.ts'
import type { TransferFacts } from '../../contract/room/signals.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { member } from '../../../mocks/samples/roomPayloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const none: TransferFacts = { offer: null, outcome: null, isAnchor: false, mayAppoint: false }
const asHost: TransferFacts = { ...none, isAnchor: true, mayAppoint: true }
const known = (facts: TransferFacts) => ({ type: 'transfer.known', facts }) as const

export const hostTransfer: Model<typeof hostTransferMachine> = {
  machine: hostTransferMachine,
  inputs: [none, asHost],
  events: [
    known({ ...none, outcome: 'expired' }),
    known(asHost),
    { type: 'host.gained' },
    { type: 'host.lost' },
    { type: 'offer.received' },
    { type: 'offer.sent' },
    { type: 'offer.declined' },
    { type: 'offer.ended' },
    { type: 'transfer.appoint', user: member },
    { type: 'transfer.withdraw' },
    { type: 'transfer.decline' },
    { type: 'transfer.accept' },
    failed('appointHost', callError('refused', 'targetUnknown')),
    failed('withdrawOffer', callError('refused', 'appointmentGone')),
    done('answerOffer'),
    failed('answerOffer', callError('refused', 'appointmentGone')),
    done('takeOver'),
    failed('takeOver', new LiveError('denied', 'publish')),
    done('stepDown'),
    failed('stepDown', new LiveError('lost', 'publish')),
  ],
  project: ({ facts: { mayAppoint } }) => mayAppoint,
}
