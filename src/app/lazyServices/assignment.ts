import { createAssignmentService } from '../../services/assignmentService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machines about reviewers and their invitations. */
export const assignment = (needs: LazyDeps) => createAssignmentService({ api: needs.api })
