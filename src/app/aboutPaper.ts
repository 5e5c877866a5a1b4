import { dayAt, nameIn } from '../contract/citation.ts'
import { inLanguage } from '../contract/inLanguage.ts'
import { pagesOf } from '../contract/paperIdentifiers.ts'
import { personName } from '../contract/personName.ts'
import type { Publication } from '../contract/publication.ts'
import type { Locale, Messages } from '../i18n/locale.ts'
import type { About } from './aboutTypes.ts'
import { described } from './described.ts'
import { plainText } from './pageTitle.ts'

interface Reader {
  readonly locale: Locale
  readonly messages: Messages
  readonly site: string
}

/** A published paper, for search engines and indexes of papers (SEO-01). */
export const aboutPaper = (paper: Publication, { locale, messages, site }: Reader): Partial<About> => {
  const language = locale === 'en' ? 'en' : 'zh'
  const { conference } = paper
  const title = inLanguage(language, paper.title, paper.eng_title)
  const abstract = inLanguage(language, paper.abstract, paper.eng_abstract)
  const event = inLanguage(language, conference.title, conference.eng_title)
  const day = dayAt(paper.published_at, conference.time_zone)
  const pages = pagesOf(paper.pages)
  const keywords = inLanguage(language, paper.keywords, paper.eng_keywords)
  const authors = paper.authors.map((author) => ({
    name: nameIn(language, author),
    place: inLanguage(language, author.affiliation, author.eng_affiliation),
    orcid: author.orcid === '' ? '' : `https://orcid.org/${author.orcid}`,
  }))
  const mark = paper.retraction === null ? '' : `[${plainText(messages, 'publication.retracted')}] `
  return {
    title: `${mark}${title} · ${site}`,
    ...described(abstract),
    type: 'article',
    facts: {
      '@type': 'ScholarlyArticle',
      headline: `${mark}${title}`,
      abstract,
      keywords,
      datePublished: day,
      inLanguage: languageOf(paper, language),
      author: authors.map(({ name, place, orcid }) => ({
        '@type': 'Person',
        name,
        ...(place !== '' && { affiliation: { '@type': 'Organization', name: place } }),
        ...(orcid !== '' && { sameAs: orcid }),
      })),
      ...(paper.doi !== '' && { sameAs: `https://doi.org/${paper.doi}` }),
      ...(paper.pages !== '' && { pagination: paper.pages }),
      isPartOf: { '@type': 'PublicationVolume', name: event },
      ...(paper.retraction !== null && { creativeWorkStatus: 'Retracted' }),
    },
    citation: [
      { name: 'citation_title', content: `${mark}${title}` },
      ...authors.flatMap(({ name, place, orcid }) => [
        { name: 'citation_author', content: cited(name) },
        ...(place === '' ? [] : [{ name: 'citation_author_institution', content: place }]),
        ...(orcid === '' ? [] : [{ name: 'citation_author_orcid', content: orcid }]),
      ]),
      { name: 'citation_publication_date', content: day.replaceAll('-', '/') },
      { name: 'citation_conference_title', content: event },
      ...(paper.doi === '' ? [] : [{ name: 'citation_doi', content: paper.doi }]),
      ...(pages === null ? [] : [{ name: 'citation_firstpage', content: pages.first }]),
      ...(pages === null || pages.last === '' ? [] : [{ name: 'citation_lastpage', content: pages.last }]),
      ...(keywords.length === 0 ? [] : [{ name: 'citation_keywords', content: keywords.join('; ') }]),
      { name: 'citation_language', content: languageOf(paper, language) === 'en' ? 'en' : 'zh' },
      { name: 'citation_abstract_html_url', path: `/papers/${paper.id}` },
      ...(paper.has_pdf ? [{ name: 'citation_pdf_url', path: `/papers/${paper.id}.pdf` }] : []),
    ],
  }
}

/** Language of the displayed title. */
const languageOf = ({ title, eng_title }: Publication, language: 'zh' | 'en'): Locale => {
  const isEnglish = language === 'en' ? eng_title !== '' : title === ''
  return isEnglish ? 'en' : 'zh-CN'
}

const cited = (name: string): string => {
  const { family, given } = personName(name)
  return given === '' ? family : `${family}, ${given}`
}
