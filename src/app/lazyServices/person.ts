/** Port of what the team does about one participant. */
export { createPersonService as person } from '../../services/personService.ts'
