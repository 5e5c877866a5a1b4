import { extractText } from 'unpdf'

/** The text of a PDF file, as a reader copies it. */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text
}
