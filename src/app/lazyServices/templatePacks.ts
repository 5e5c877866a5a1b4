/** Ports of the templates that a conference brings. */
export { createTemplatePackService as templatePacks } from '../../services/templatePackService.ts'
