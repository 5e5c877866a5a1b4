import type { CampaignCard } from '../../../contract/campaign.ts'
import { inLanguage } from '../../../contract/inLanguage.ts'

/** In the language of the page, or in the other one. */
export const subjectOf = ({ title, eng_title }: Pick<CampaignCard, 'title' | 'eng_title'>, locale: string) =>
  inLanguage(locale, title, eng_title)
