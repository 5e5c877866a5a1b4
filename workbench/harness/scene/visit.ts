import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import { writeCookie } from '../../../src/services/cookies.ts'
import type { Site } from '../../../src/machines/siteConfig/siteConfig.types.ts'

/** The visitor signed in on an earlier visit. */
export const signedIn = () => {
  writeCookie('token', 'q1W9dXk2Vb7LrN4sT8yZ0pEuGhJc5mAfR3oKxQiUnBw')
  writeCookie('sign', 'Zk3R8vD1yN6tQ0sXb5Lw2uJc9hGf4aMeP7oKxViUrBn')
  writeCookie('uid', '7')
}

/** An earlier visit left the site's configuration in the browser (CFG-01). */
export const visitedBefore = (locale: string) => {
  const { getSiteBase, getNavHeader, getNavFooter, getLinks } = fixturesFor(messageLanguage(locale))
  const site: Site = { base: getSiteBase, header: getNavHeader, footer: getNavFooter, links: getLinks }
  localStorage.setItem(`site:${locale}`, JSON.stringify(site))
}

/** Name of the fixtures' member in the language of the scene. */
export const memberName = (locale: string) => fixturesFor(messageLanguage(locale)).getUserInfo.nickname
