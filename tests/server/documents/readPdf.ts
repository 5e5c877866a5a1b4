import { extractText } from 'unpdf'

/** The text of a PDF file, as somebody who copies it gets it. */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text
}
