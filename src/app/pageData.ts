import { getKnock } from '../contract/benefits.ts'
import { getButler } from '../contract/butler.ts'
import {
  listConferences,
  listLives,
  listNews,
  listVideoConferences,
  listVideos,
  livePhases,
} from '../contract/catalogue.ts'
import { listComments } from '../contract/comment.ts'
import { getConference } from '../contract/conference.ts'
import { getReleasedContent } from '../contract/conferenceContent.ts'
import type { CallInput, Endpoint } from '../contract/endpoint.ts'
import { getLiveInfo } from '../contract/live.ts'
import { getNews } from '../contract/news.ts'
import { getPublication, listPublications } from '../contract/publication.ts'
import { searchSite } from '../contract/search.ts'
import { getSetup } from '../contract/setup.ts'
import {
  getAgreement,
  getBanner,
  getBanners,
  getHelp,
  getLinks,
  getNavFooter,
  getNavHeader,
  getPrivacyPolicy,
  getSiteBase,
  helpTopics,
} from '../contract/site.ts'
import { getTeamInvitation } from '../contract/team.ts'
import { getVideo } from '../contract/video.ts'
import { conferenceId } from '../pages/conferences/conferenceId.ts'
import { textIn } from '../pages/conferences/textIn.ts'
import { readFilters } from '../pages/conferences/filters.ts'
import { documentVersion } from '../pages/shared/documentVersion.ts'
import { homePage } from '../pages/home/homePage.ts'
import { liveIdOf } from '../pages/live/liveIdOf.ts'
import { choiceOf } from '../pages/member/choiceOf.ts'
import { askedOf, readWish } from '../pages/search/wish.ts'
import { asked, searchedWords } from '../pages/shared/searchedWords.ts'
import { askedVideos, readVideoFilters } from '../pages/video/filters.ts'
import { idIn } from '../pages/shared/idIn.ts'
import type { Route } from './routes.ts'

/** A public call whose answer is part of a page's markup. */
export interface PageCall {
  readonly endpoint: Endpoint
  readonly input: object
  /** The page is about this answer: where it is not found, neither is the page. */
  readonly required?: boolean
  /** It only decides whether the page exists: its answer is not in the markup. */
  readonly unseen?: boolean
  /** Has an unlimited number of variants: its parameters are words that the visitor chose. */
  readonly endless?: boolean
}

/**
 * Read by the server only: the page itself finds the answers through `initial` of the context. `query` is the address's
 * query after `subjectQuery`.
 */
export const pageData = (
  route: Route,
  params: Readonly<Record<string, string>>,
  query: string,
): readonly PageCall[] => [...frame, ...ofPage(route.name, params, query)]

const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): PageCall => ({
  endpoint,
  input: input as object,
})

const frame = [call(getSiteBase, {}), call(getNavHeader, {}), call(getNavFooter, {}), call(getLinks, {})]

const ofPage = (
  name: string,
  params: Readonly<Record<string, string>>,
  query: string,
): readonly PageCall[] => {
  if (name === 'home')
    return [
      call(getBanners, {}),
      ...[listConferences, listLives, listVideos, listNews].map((list) => call(list, homePage(list, 1))),
    ]
  if (name === 'conferences') {
    const filters = readFilters(query) as CallInput<typeof listConferences>
    return [{ ...call(listConferences, filters), endless: query !== '' }]
  }
  if (name === 'lives') {
    const phase = choiceOf(query, 'phase', livePhases)
    return [call(listLives, phase === null ? {} : { phase })]
  }
  if (name === 'conference') {
    return [{ ...call(getConference, { id: conferenceId(params) }), required: true }]
  }
  if (name === 'conferenceText') {
    return [{ ...call(getReleasedContent, textIn(params)), required: true }]
  }
  if (name === 'proceedings') {
    const id = conferenceId(params)
    const input = { conference_id: id, ...asked(searchedWords(query)) }
    return [
      { ...call(getConference, { id }), required: true },
      { ...call(listPublications, input), endless: query !== '' },
    ]
  }
  if (name === 'videos') {
    return [
      { ...call(listVideos, askedVideos(readVideoFilters(query))), endless: query !== '' },
      call(listVideoConferences, {}),
    ]
  }
  if (name === 'butler') return [call(getButler, {})]
  if (name === 'bannerDetails') {
    // Without an id it lists them all.
    if (query === '') return [call(getBanners, {})]
    return [{ ...call(getBanner, { banner_id: idIn(query, 'banner_id') }), required: true }]
  }
  if (name === 'news') {
    return [{ ...call(listNews, asked(searchedWords(query))), endless: query !== '' }]
  }
  if (name === 'search') {
    const wish = readWish(query)
    return wish.q === '' ? [] : [{ ...call(searchSite, askedOf(wish)), endless: true }]
  }
  if (name === 'newsDetails') {
    const id = conferenceId(params)
    return [
      { ...call(getNews, { id }), required: true },
      call(listComments, { place: 'news', target_id: id }),
    ]
  }
  if (name === 'publication') {
    return [{ ...call(getPublication, { id: conferenceId(params) }), required: true }]
  }
  if (name === 'knock')
    return [{ ...call(getKnock, { code: params['code'] ?? '' }), required: true, unseen: true }]
  if (name === 'teamInvitation') {
    return [{ ...call(getTeamInvitation, { token: params['token'] ?? '' }), required: true, unseen: true }]
  }
  if (name === 'liveDetails') {
    const live_id = liveIdOf(new URLSearchParams(query).get('live_id'))
    return [{ ...call(getLiveInfo, { live_id }), required: true }]
  }
  if (name === 'videoDetails') {
    const id = idIn(query, 'video_id')
    return [
      { ...call(getVideo, { video_id: id }), required: true },
      call(listComments, { place: 'video', target_id: id }),
    ]
  }
  // A site that is already set up has no such page.
  if (name === 'setup') return [{ ...call(getSetup, {}), required: true }]
  if (name === 'agreement' || name === 'private') {
    const endpoint = name === 'agreement' ? getAgreement : getPrivacyPolicy
    const version = documentVersion(query)
    if (version === null) return [call(endpoint, {})]
    return [{ ...call(endpoint, { version }), required: true, endless: true }]
  }
  const topic = helpTopics.find((known) => known === name)
  return topic === undefined ? [] : [call(getHelp, { name: topic })]
}
