import { cancelDeletion, getOwnDeletion, requestDeletion } from '../contract/accountDeletion.ts'
import type { OwnDeletionPort } from '../machines/ownDeletion/ownDeletion.types.ts'
import type { Api } from './api.ts'

/** Deleting the own account, and keeping it. */
export const createOwnDeletionService = ({ api }: { api: Api }): OwnDeletionPort => ({
  fetchDeletion: (signal) => api.call(getOwnDeletion, {}, { signal }),
  sendRequest: (signal) => api.call(requestDeletion, { agreed: 1 }, { signal }),
  sendCancel: (signal) => api.call(cancelDeletion, {}, { signal }),
})
