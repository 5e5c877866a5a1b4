import { inUtf8, samplesOf } from '../../services/sheetText.ts'

/** What pages need where the encoding of a sheet is not certain. */
export const sheetTexts = () => ({ inUtf8, samplesOf })
