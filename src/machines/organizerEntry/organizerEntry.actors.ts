import type { UserInfo } from '../../contract/user.ts'
import type { OrganizerEntryPort } from './organizerEntry.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createOrganizerEntryActors = (port: OrganizerEntryPort) => ({
  fetchUser: fromPromise<UserInfo, void>(({ signal }) => port.fetchUser(signal)),
})
