/** Port of `conferenceCopy`. */
export { createConferenceCopyService as conferenceCopy } from '../../services/conferenceCopyService.ts'
