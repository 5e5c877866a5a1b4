/**
 * Whole minutes that reading some HTML takes, at least one. Rounded speeds of adults: 238 English words a minute (Brysbaert,
 * Journal of Memory and Language 109, 2019), and some 300 Chinese characters.
 */
export const readingMinutes = (html: string): number => {
  const text = html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(characters / 300 + words / 238))
}
