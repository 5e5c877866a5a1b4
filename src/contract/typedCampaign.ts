import type { Campaign } from './campaign.ts'
import { typedInstant, wallTime } from './wallTimes.ts'

/** Values of the form's fields, by their names; audience and texts as JSON. */
export type Typed = Readonly<Record<string, string>>

export const typedCampaign = (campaign: Campaign): Typed => ({
  audience: JSON.stringify(campaign.audience),
  title: campaign.title,
  eng_title: campaign.eng_title,
  body: JSON.stringify(campaign.body),
  eng_body: JSON.stringify(campaign.eng_body),
  is_essential: campaign.is_essential ? 'on' : '',
  timing: campaign.timing,
  send_at: campaign.send_at === null ? '' : wallTime(campaign.send_at, campaign.time_zone),
  anchor: campaign.anchor,
  distance: String(Math.abs(campaign.days)),
  side: campaign.days > 0 ? 'after' : 'before',
  clock: campaign.clock,
})

/** The same as a request. Hidden fields keep their previous values. */
export const wishOf = (campaign: Campaign, shown: Typed) => {
  const typed = { ...typedCampaign(campaign), ...shown }
  const { conference_id, id, revision, time_zone } = campaign
  const text = (name: string) => typed[name] ?? ''
  const isAt = typed.timing === 'at' && text('send_at') !== ''
  return {
    ...{ conference_id, id, revision },
    audience: text('audience'),
    title: text('title'),
    eng_title: text('eng_title'),
    body: text('body'),
    eng_body: text('eng_body'),
    is_essential: shown['is_essential'] === 'on' ? (1 as const) : (0 as const),
    timing: text('timing') as Campaign['timing'],
    ...(isAt ? { send_at: typedInstant(text('send_at'), time_zone) } : {}),
    anchor: text('anchor') as Campaign['anchor'],
    distance: Number(text('distance')),
    side: typed['side'] === 'after' ? ('after' as const) : ('before' as const),
    clock: text('clock'),
  }
}

/** Whether the server would keep the same of both. */
export const isSameDraft = (one: Typed, other: Typed): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '').trim() === (other[name] ?? '').trim(),
  )
