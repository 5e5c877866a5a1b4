/** Port of the machines about reviewers and their invitations. */
export { createAssignmentService as assignment } from '../../services/assignmentService.ts'
