import { listConferences, listLives, listNews, listVideos } from '../contract/catalogue.ts'
import { getConference } from '../contract/conference.ts'
import type { CallInput, Endpoint } from '../contract/endpoint.ts'
import {
  getAgreement,
  getHelp,
  getLinks,
  getNavFooter,
  getNavHeader,
  getPrivacyPolicy,
  getSiteBase,
  helpTopics,
} from '../contract/site.ts'
import { conferenceId } from '../pages/conferences/conferenceId.ts'
import { homePage } from '../pages/home/homePage.ts'
import type { Route } from './routes.ts'

/** A public call whose answer the markup of a page shows. */
export interface PageCall {
  readonly endpoint: Endpoint
  readonly input: object
  /** The page is about this answer: where it is not found, neither is the page. */
  readonly required?: boolean
}

/** Read by the server only: the page itself finds the answers through `initial` of the context. */
export const pageData = (route: Route, params: Readonly<Record<string, string>>): readonly PageCall[] => [
  ...frame,
  ...ofPage(route.name, params),
]

const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): PageCall => ({
  endpoint,
  input: input as object,
})

const frame = [call(getSiteBase, {}), call(getNavHeader, {}), call(getNavFooter, {}), call(getLinks, {})]

const ofPage = (name: string, params: Readonly<Record<string, string>>): readonly PageCall[] => {
  if (name === 'home')
    return [listConferences, listLives, listVideos, listNews].map((list) => call(list, homePage(1)))
  if (name === 'conferences') return [call(listConferences, {})]
  if (name === 'lives') return [call(listLives, {})]
  if (name === 'conference') {
    return [{ ...call(getConference, { id: conferenceId(params) }), required: true }]
  }
  if (name === 'agreement') return [call(getAgreement, {})]
  if (name === 'private') return [call(getPrivacyPolicy, {})]
  const topic = helpTopics.find((known) => known === name)
  return topic === undefined ? [] : [call(getHelp, { name: topic })]
}
