import { fromCallback } from 'xstate'

import { fromPromise } from '../shared/fromPromise.ts'
import type { MemberDeed, MemberMenuPort, PowerSignal } from './memberMenu.types.ts'

export const createMemberMenuActors = (port: MemberMenuPort) => ({
  watchPower: fromCallback<PowerSignal, void>(({ sendBack }) => port.watchPower(sendBack)),
  commandMember: fromPromise<void, { userId: string; deed: MemberDeed }>(({ input }) =>
    port.commandMember(input.userId, input.deed),
  ),
})
