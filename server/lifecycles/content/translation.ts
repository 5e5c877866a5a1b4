import { createHash } from 'node:crypto'

import type { ContentTexts, TranslationState } from '../../../src/contract/conferenceContent.ts'
import { canonicalText, isEmptyDocument, type RichDocument } from '../../../src/contract/richText.ts'

/** Hash of a title and a text in one language, for any spelling of the JSON. */
export const hashOf = (title: string, body: RichDocument): string =>
  createHash('sha256').update(canonicalText(title, body)).digest('hex')

/** Hash of a release in both languages. */
export const hashOfRelease = ({ title, eng_title, body, eng_body }: ContentTexts): string =>
  createHash('sha256')
    .update(`${canonicalText(title, body)}\n${canonicalText(eng_title, eng_body)}`)
    .digest('hex')

export const hasSource = ({ title, body }: Pick<ContentTexts, 'title' | 'body'>): boolean =>
  title.trim() !== '' && !isEmptyDocument(body)

/** Something is there in English. */
export const isBegun = ({ eng_title, eng_body }: Pick<ContentTexts, 'eng_title' | 'eng_body'>): boolean =>
  eng_title.trim() !== '' || !isEmptyDocument(eng_body)

/**
 * State of the English text. `isPublic`: the public release has one. `translatedHash`: of the source when
 * the translation was last edited or confirmed.
 */
export const translationOf = (
  texts: ContentTexts,
  { translatedHash, isPublic }: { translatedHash: string | null; isPublic: boolean },
): TranslationState => {
  if (!isBegun(texts) && !isPublic) return 'none'
  if (texts.eng_title.trim() === '' || isEmptyDocument(texts.eng_body)) return 'missing'
  return translatedHash === hashOf(texts.title, texts.body) ? 'current' : 'stale'
}
