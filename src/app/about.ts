import { getConference } from '../contract/conference.ts'
import { getReleasedContent } from '../contract/conferenceContent.ts'
import { coverSize } from '../contract/imageKinds.ts'
import { eventOutcome, type EventOutcome } from '../contract/eventOutcome.ts'
import { getLiveInfo } from '../contract/live.ts'
import { getNews } from '../contract/news.ts'
import { getPublication } from '../contract/publication.ts'
import { textOf } from '../contract/richText.ts'
import { getBanner, getSiteBase } from '../contract/site.ts'
import { getVideo } from '../contract/video.ts'
import type { Locale, Messages } from '../i18n/locale.ts'
import { conferenceId } from '../pages/conferences/conferenceId.ts'
import { textIn } from '../pages/conferences/textIn.ts'
import { liveIdOf } from '../pages/live/liveIdOf.ts'
import { readWish } from '../pages/search/wish.ts'
import { idIn } from '../pages/shared/idIn.ts'
import type { About } from './aboutTypes.ts'
import { aboutPaper } from './aboutPaper.ts'
import { initialOf } from './boot.ts'
import type { Boot } from './boot.ts'
import { described } from './described.ts'
import { pageTitle, plainText, siteName } from './pageTitle.ts'
import type { Route } from './routes.ts'

interface Page {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  readonly boot: Boot
  readonly messages: Messages
}

export const aboutPage = ({ route, params, query, boot, messages }: Page): About => {
  const site = siteName(messages, initialOf(boot)(getSiteBase, {})?.name)
  const general: About = {
    title: pageTitle(messages, route.name, site),
    description: plainText(messages, `meta.${route.name}`) || plainText(messages, 'meta.site'),
    image: shareCard('site', 0, boot.locale),
    type: 'website',
    ...(withFeed.has(route.name) && { feed: boot.locale === 'en' ? '/news.xml?lang=en' : '/news.xml' }),
    facts: route.name === 'home' ? { '@type': 'WebSite', name: site, inLanguage: boot.locale } : null,
  }
  return { ...general, ...subject({ route, params, query, boot, messages, site }) }
}

/** Pages that show headlines. */
const withFeed: ReadonlySet<string> = new Set(['home', 'news', 'newsDetails'])

const subject = ({ route, params, query, boot, messages, site }: Page & { site: string }): Partial<About> => {
  const initial = initialOf(boot)
  const { locale } = boot
  if (route.name === 'conference') {
    const conference = initial(getConference, { id: conferenceId(params) })
    if (conference === undefined) return {}
    const { title: name, summary, starts_at, ended_at, venue, place, organizer, status } = conference
    const isCancelled = conference.cancelled !== null
    const title = `${isCancelled ? `[${plainText(messages, 'conf.cancelled')}] ` : ''}${name}`
    return {
      title: `${title} · ${site}`,
      ...described(summary),
      ...(conference.cover_alt === ''
        ? { image: shareCard('conf', conference.id, locale) }
        : { image: conference.cover, picture: { ...coverSize, alt: conference.cover_alt } }),
      type: 'article',
      facts: {
        ...event(name, summary, starts_at, locale),
        endDate: isCancelled ? conference.ends_at : ended_at,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        ...statusOf({ isCancelled, status, rescheduledFrom: conference.rescheduled_from }),
        location: { '@type': 'Place', name: venue || place, address: place },
        organizer: { '@type': 'Organization', name: organizer },
      },
    }
  }
  if (route.name === 'search') {
    const { q } = readWish(query)
    return q === '' ? {} : { title: `${q} · ${plainText(messages, 'search.title')} · ${site}` }
  }
  if (route.name === 'newsDetails') {
    const article = initial(getNews, { id: conferenceId(params) })
    if (article === undefined) return {}
    const { title, summary, published_at } = article
    return {
      title: `${title} · ${site}`,
      ...described(summary),
      image: shareCard('news', article.id, locale),
      type: 'article',
      facts: {
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        datePublished: published_at,
        inLanguage: locale,
        publisher: { '@type': 'Organization', name: site },
      },
    }
  }
  if (route.name === 'publication') {
    const paper = initial(getPublication, { id: conferenceId(params) })
    return paper === undefined ? {} : aboutPaper(paper, { locale, messages, site })
  }
  if (route.name === 'conferenceText') {
    const text = initial(getReleasedContent, textIn(params))
    if (text === undefined) return {}
    return {
      title: `${text.title} · ${text.conference} · ${site}`,
      ...described(textOf(text.body)),
      image: shareCard('conf', text.conference_id, locale),
      type: 'article',
    }
  }
  if (route.name === 'proceedings') {
    const conference = initial(getConference, { id: conferenceId(params) })
    if (conference === undefined) return {}
    return { title: `${conference.title} · ${plainText(messages, 'title.proceedings')} · ${site}` }
  }
  if (route.name === 'bannerDetails' && query !== '') {
    const found = initial(getBanner, { banner_id: idIn(query, 'banner_id') })
    if (found === undefined) return {}
    return { title: `${found.title} · ${site}`, ...described(found.alt), type: 'article' }
  }
  const asked = new URLSearchParams(query)
  if (route.name === 'liveDetails' && query !== '') {
    const live = initial(getLiveInfo, { live_id: liveIdOf(asked.get('live_id')) })
    if (live === undefined) return {}
    const { is_cancelled: isCancelled, status, rescheduled_from: rescheduledFrom } = live
    const mark = isCancelled ? `[${plainText(messages, 'room.cancelled')}] ` : ''
    return {
      title: `${mark}${live.title} · ${site}`,
      ...described([live.speaker, live.title].filter(Boolean).join(' · ')),
      image: shareCard('live', live.id, locale),
      type: 'video.other',
      facts: {
        ...event(live.title, live.title, live.starts_at, locale),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        ...statusOf({ isCancelled, status, rescheduledFrom }),
        performer: { '@type': 'Person', name: live.speaker },
        location: { '@type': 'VirtualLocation' },
      },
    }
  }
  if (route.name === 'videoDetails' && query !== '') {
    const video = initial(getVideo, { video_id: idIn(query, 'video_id') })
    if (video === undefined) return {}
    const description = [video.speaker, video.title].filter(Boolean).join(' · ')
    return {
      title: `${video.title} · ${site}`,
      ...described(description),
      image: shareCard('video', video.id, locale),
      type: 'video.other',
      facts: {
        '@type': 'VideoObject',
        name: video.title,
        description,
        uploadDate: video.published_at,
        duration: `PT${video.duration}S`,
        inLanguage: locale,
      },
    }
  }
  return {}
}

/** The picture that networks show of it; drawn by the server. */
const shareCard = (kind: string, id: number, locale: Locale): string =>
  `/share/${kind}/${id}.${locale === 'en' ? 'en' : 'zh'}.png`

const event = (name: string, description: string, startDate: string, inLanguage: Locale) => ({
  '@type': 'Event',
  name,
  description,
  startDate,
  inLanguage,
})

const statusOf = (announced: Parameters<typeof eventOutcome>[0]) => ({
  eventStatus: `https://schema.org/${statusNames[eventOutcome(announced)]}`,
  ...(announced.rescheduledFrom !== null && { previousStartDate: announced.rescheduledFrom }),
})

const statusNames = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const satisfies Record<EventOutcome, string>
