/** Port of the machines of a chair's work on papers. */
export { createPaperDeskService as paperDesk } from '../../services/paperDeskService.ts'
