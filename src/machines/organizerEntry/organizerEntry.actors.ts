import { fromPromise } from 'xstate'

import type { UserInfo } from '../../contract/user.ts'
import type { OrganizerEntryPort } from './organizerEntry.types.ts'

export const createOrganizerEntryActors = (port: OrganizerEntryPort) => ({
  fetchUser: fromPromise<UserInfo, void>(({ signal }) => port.fetchUser(signal)),
})
