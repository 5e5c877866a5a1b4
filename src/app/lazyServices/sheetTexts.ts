import { inUtf8, samplesOf } from '../../services/sheetText.ts'

/** Services for pages that read a sheet of uncertain encoding. */
export const sheetTexts = () => ({ inUtf8, samplesOf })
