import type { CampaignCard } from '../../contract/campaign.ts'

/** In the language of the page, or in the other one. */
export const subjectOf = ({ title, eng_title }: Pick<CampaignCard, 'title' | 'eng_title'>, locale: string) =>
  locale === 'en' ? eng_title || title : title || eng_title
