/** Viewers of a page with differing content (CONF-03). */
export const previewParts = ['guest', 'member', 'registered', 'author'] as const
export type PreviewPart = (typeof previewParts)[number]

/** `released`: the public texts. `working`: as if the conference were published with its present texts. */
export const previewTexts = ['released', 'working'] as const
export type PreviewTexts = (typeof previewTexts)[number]

/** Names as the site remembers languages. */
export const previewLanguages = ['zh-CN', 'en'] as const
export type PreviewLanguage = (typeof previewLanguages)[number]

export interface Preview {
  readonly conferenceId: number
  readonly language: PreviewLanguage
  readonly part: PreviewPart
  /** In UTC, to the minute, `2026-12-01T09:00Z`; null: now, whenever that is. */
  readonly at: string | null
  readonly texts: PreviewTexts
}

/**
 * Prefix of the site as another user would see it: the path of a page or a call follows. Everything that decides about
 * the answer is in the address, so that a page in a preview requests the same preview by its prefix.
 */
export const previewPrefix = ({ conferenceId, language, part, at, texts }: Preview): string =>
  `/preview/${conferenceId}/${language}/${part}/${at ?? 'now'}/${texts}`

/** Preview of an address; null: not a preview. */
export const previewOf = (
  path: string,
): (Preview & { readonly prefix: string; readonly path: string }) | null => {
  const found = address.exec(path)
  if (found === null) return null
  const [, prefix = '', id = '', language, part, at = '', texts, rest = ''] = found
  const isNow = at === 'now'
  if (!isNow && Number.isNaN(Date.parse(at))) return null
  return {
    conferenceId: Number(id),
    language: language as PreviewLanguage,
    part: part as PreviewPart,
    at: isNow ? null : at,
    texts: texts as PreviewTexts,
    prefix,
    path: rest,
  }
}

const address = new RegExp(
  `^(/preview/([1-9]\\d{0,9})/(${previewLanguages.join('|')})/(${previewParts.join('|')})` +
    `/(now|20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ)/(${previewTexts.join('|')}))(/.*)$`,
)

/** Whether the path is a page of this conference that a preview shows. */
export const isPreviewed = (path: string, conferenceId: number): boolean =>
  new RegExp(`^/conferences/${conferenceId}(?:/(?:text/\\w{1,20}|proceedings|register))?$`).test(path)
