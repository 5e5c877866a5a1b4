/** Events of records that send to strangers, or make work, in the name of a conference (ORG-05). */
const outreachEvents: ReadonlySet<string> = new Set([
  'campaign.ask',
  'campaign.confirm',
  'campaign.schedule',
  'campaign.send',
  'campaign.resume',
  'import.apply',
  'import.applyRest',
  'import.applyQuietly',
  'import.applyRestQuietly',
  'batch.generate',
])

export const isOutreach = (event: string): boolean => outreachEvents.has(event)
