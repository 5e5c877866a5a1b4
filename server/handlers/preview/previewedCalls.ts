import { getConference } from '../../../src/contract/conference.ts'
import { getReleasedContent } from '../../../src/contract/conferenceContent.ts'
import { getRegistrationForm } from '../../../src/contract/conferenceForm.ts'
import { getConsents } from '../../../src/contract/consent.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { getDraft, listCoupons } from '../../../src/contract/order.ts'
import { listPublications } from '../../../src/contract/publication.ts'
import { getLinks, getNavFooter, getNavHeader, getSiteBase } from '../../../src/contract/site.ts'
import { countUnread, getUserInfo } from '../../../src/contract/user.ts'

const previewed: readonly Endpoint[] = [
  getSiteBase,
  getNavHeader,
  getNavFooter,
  getLinks,
  getUserInfo,
  countUnread,
  getConsents,
  getConference,
  getReleasedContent,
  listPublications,
  getRegistrationForm,
  listCoupons,
  getDraft,
]

/**
 * Calls that previewed pages make; all others are refused. Each of these reads public data or data of the calling account,
 * which is made up in a preview.
 */
export const isPreviewedCall = (method: string, path: string): boolean =>
  previewed.some((call) => call.method === method && call.path === path)
