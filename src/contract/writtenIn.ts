import { isEmptyDocument, type RichDocument } from './richText.ts'

interface Written {
  readonly title: string
  readonly engTitle: string
  readonly body: RichDocument
  readonly engBody: RichDocument
}

/**
 * A formatted text with its own heading, in one language; where there is no text in it, in the other one (CONF-02): a heading in one
 * language above a text in another one would be neither. `lang` is its language.
 */
export const writtenIn = (
  language: string,
  { title, engTitle, body, engBody }: Written,
): { readonly lang: 'zh' | 'en'; readonly title: string; readonly body: RichDocument } => {
  const inChinese = { lang: 'zh', title, body } as const
  const inEnglish = { lang: 'en', title: engTitle, body: engBody } as const
  const [own, other] = language === 'en' ? [inEnglish, inChinese] : [inChinese, inEnglish]
  return isEmptyDocument(own.body) && !isEmptyDocument(other.body) ? other : own
}
