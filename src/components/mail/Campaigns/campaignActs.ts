/** Actions on a campaign as a whole. `test`: a test mail to the own address. */
export type CampaignActKind =
  | 'test'
  | 'see'
  | 'ask'
  | 'confirm'
  | 'schedule'
  | 'send'
  | 'unschedule'
  | 'pause'
  | 'resume'
  | 'cancel'

/** Actions on the page of a campaign. */
export type CampaignAct =
  | { readonly kind: CampaignActKind }
  | { readonly kind: 'resend'; readonly recipientId: number; readonly name: string }
