/** Port of `conferenceBasics`. */
export { createConferenceBasicsService as conferenceBasics } from '../../services/conferenceBasicsService.ts'
