import type { conferences } from '../../db/schema/catalogue.ts'
import type { papers } from '../../db/schema/papers.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

/** Titles of a paper, its reviews and its decisions: the paper, and below it the conference. */
export const paperTitles = (
  { form }: Pick<typeof papers.$inferSelect, 'form'>,
  { title, engTitle }: Pick<typeof conferences.$inferSelect, 'title' | 'engTitle'>,
  language: MessageLanguage,
): { title: string; subtitle: string } => ({
  title: inLanguage(language, form.title, form.eng_title),
  subtitle: inLanguage(language, title, engTitle),
})

/** The facts of a notification that is about a paper and says nothing but its title and conference. */
export const titleFacts = (
  paper: Parameters<typeof paperTitles>[0],
  conference: Parameters<typeof paperTitles>[1],
) => {
  const factsIn = (language: MessageLanguage) => {
    const { title, subtitle } = paperTitles(paper, conference, language)
    return { what: title, where: subtitle, reason: '', amount: '', until: '' }
  }
  return { zh: factsIn('zh'), en: factsIn('en') }
}
