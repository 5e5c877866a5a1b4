import { LiveError } from '../../../src/contract/room/ports.ts'
import { hostTransferMachine } from '../../../src/machines/hostTransfer/hostTransfer.machine.ts'
import type { TransferFacts } from '../../../src/machines/hostTransfer/hostTransfer.types.ts'
import { callError } from '../payloads.ts'
import { member } from '../roomPayloads.ts'
import { done, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

const none: TransferFacts = { offer: null, outcome: null, isAnchor: false, mayAppoint: false }
const asHost: TransferFacts = { ...none, isAnchor: true, mayAppoint: true }
const known = (facts: TransferFacts) => ({ type: 'transfer.known', facts }) as const
const offer = { to: member, isMine: false, expiresAt: 30_000 }

export const hostTransfer: Model<typeof hostTransferMachine> = {
  machine: hostTransferMachine,
  inputs: [none, asHost],
  events: [
    known({ ...none, outcome: 'expired' }),
    known(none),
    known({ ...none, offer: { ...offer, isMine: true } }),
    known(asHost),
    known({ ...asHost, offer }),
    known({ ...asHost, outcome: 'declined' }),
    { type: 'transfer.appoint', user: member },
    { type: 'transfer.withdraw' },
    // First, because the answer to a yes comes after the room has said who is host.
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
  project: ({ facts: { offer: open, isAnchor }, accepts }) => [open?.isMine, isAnchor, accepts],
}
