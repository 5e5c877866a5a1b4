/** Ports of a member's own oral presentations and posters. */
export { createPresentationService as presentations } from '../../services/presentationService.ts'
