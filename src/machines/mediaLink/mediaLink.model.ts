import { LiveError } from '../../contract/room/ports.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { mediaLinkMachine } from './mediaLink.machine.ts'

export const mediaLink: Model<typeof mediaLinkMachine> = {
  machine: mediaLinkMachine,
  inputs: [undefined],
  events: [
    { type: 'link.open' },
    { type: 'link.renew' },
    { type: 'link.suspend' },
    { type: 'link.close' },
    done('connect'),
    failed('connect', new LiveError('iceFailed', 'enter')),
    failed('connect', new LiveError('notAllowed', 'publish')),
    { type: 'peer.ended' },
    elapsed('backOff', 'mediaLink.lost.waiting'),
    elapsed('backOff', 'mediaLink.lost.down.waiting'),
  ],
  // More than one failure decides nothing else.
  project: ({ failures }) => ({ failures: Math.min(failures, 1) }),
}
