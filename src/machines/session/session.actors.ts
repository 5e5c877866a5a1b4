import { fromCallback } from 'xstate'

import type { UserInfo } from '../../contract/user.ts'
import type { SessionPort } from './session.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createSessionActors = (port: SessionPort) => ({
  fetchUser: fromPromise<UserInfo, void>(({ signal }) => port.fetchUser(signal)),
  watchUnread: fromCallback<{ type: 'unread.counted'; unread: number }, void>(({ sendBack }) =>
    port.watchUnread((unread) => sendBack({ type: 'unread.counted', unread })),
  ),
  endSession: fromPromise<void, void>(() => port.endSession()),
})
