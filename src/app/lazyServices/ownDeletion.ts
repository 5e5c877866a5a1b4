import { createOwnDeletionService } from '../../services/ownDeletionService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machine of deleting the own account. */
export const ownDeletion = ({ api }: LazyDeps) => createOwnDeletionService({ api })
