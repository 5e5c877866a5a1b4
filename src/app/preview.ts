import { isPreviewed, previewOf } from '../contract/previewAddress.ts'
import { readCookie } from '../services/cookies.ts'
import { ownStorage } from '../services/ownStorage.ts'
import type { Navigation } from './context.tsx'
import { createNavigation } from './navigation.ts'
import type { ServicesOptions } from './services.ts'

/**
 * Makes this document the site as seen by the person of a preview: at the address that the page has for them, without
 * the cookies and the storage of the organizer, at the chosen moment. All requests use the address of the preview,
 * where the server neither writes nor knows any other user. Null: the address is none of a preview.
 */
export const enterPreview = () => {
  const preview = previewOf(location.pathname)
  if (preview === null) return null
  const { prefix, path, conferenceId, part, at } = preview
  const theme = readCookie('theme')
  ownStorage({
    locale: preview.language,
    ...(theme !== null && { theme }),
    // The server ignores these values: they only mark the visitor as signed in.
    ...(part !== 'guest' && { token: 'preview', sign: 'preview', uid: '0' }),
  })
  history.replaceState(history.state, '', path + location.search + location.hash)
  const moment = at === null ? null : Date.parse(at)
  return {
    /** `onEnd`: something leads out of the preview, to the login or to another page. */
    options: (
      onEnd: (to: 'login' | 'page') => void,
    ): Required<Pick<ServicesOptions, 'baseUrl' | 'now' | 'navigation'>> => ({
      baseUrl: prefix,
      now: () => moment ?? Date.now(),
      navigation: within(conferenceId, onEnd),
    }),
  }
}

const within = (conferenceId: number, onEnd: (to: 'login' | 'page') => void): Navigation => {
  const site = createNavigation({ sisters: () => [] })
  return {
    ...site,
    to(address, options) {
      const { origin, pathname } = new URL(address, location.href)
      if (origin === location.origin && isPreviewed(pathname, conferenceId)) site.to(address, options)
      else onEnd(pathname === '/login' ? 'login' : 'page')
    },
    toLogin: () => onEnd('login'),
    afterLogin: () => onEnd('page'),
    // Without the preview, the address is the organizer's own page.
    reload: () => onEnd('page'),
  }
}
