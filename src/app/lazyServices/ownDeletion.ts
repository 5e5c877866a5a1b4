/** Port of the machine of deleting the own account. */
export { createOwnDeletionService as ownDeletion } from '../../services/ownDeletionService.ts'
