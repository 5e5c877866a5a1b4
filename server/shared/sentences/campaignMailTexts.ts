import type { MessageLanguage } from './language.ts'

interface CampaignMailTexts {
  /** Why the mail came; both get the name of the conference. */
  readonly essential: (conference: string) => string
  readonly optional: (conference: string) => string
}

/** The foot of a mail that organizers write. */
export const campaignMailTexts: Readonly<Record<MessageLanguage, CampaignMailTexts>> = {
  zh: {
    essential: (conference) => `您收到此邮件，是因为它与您在“${conference}”的报名有关。`,
    optional: (conference) => `您收到此邮件，是因为您报名了“${conference}”。`,
  },
  en: {
    essential: (conference) => `You get this mail because it is about your registration for “${conference}”.`,
    optional: (conference) => `You get this mail because you registered for “${conference}”.`,
  },
}
