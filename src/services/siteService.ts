import * as z from 'zod/mini'

import {
  footerColumn,
  friendlyLink,
  getLinks,
  getNavFooter,
  getNavHeader,
  getSiteBase,
  navItem,
  siteBase,
} from '../contract/site.ts'
import type { Api } from './api.ts'
import type { KeyValueStore } from './storage.ts'

const site = z.object({
  base: siteBase,
  header: z.array(navItem),
  footer: z.array(footerColumn),
  links: z.array(friendlyLink),
})
export type Site = z.infer<typeof site>

/** CFG-01: the frame's configuration, cached in local storage per locale (the server answers in the request's language). */
export const createSiteService = ({
  api,
  local,
  locale,
}: {
  api: Api
  local: KeyValueStore
  locale(): string
}) => ({
  readCache(): Site | null {
    const text = local.read(nameOf(locale()))
    if (text === null) return null
    try {
      const parsed = site.safeParse(JSON.parse(text))
      return parsed.success ? parsed.data : null
    } catch {
      return null
    }
  },
  async fetchSite(signal: AbortSignal): Promise<Site> {
    const asked = locale()
    const [base, header, footer, links] = await Promise.all([
      api.call(getSiteBase, {}, { signal }),
      api.call(getNavHeader, {}, { signal }),
      api.call(getNavFooter, {}, { signal }),
      api.call(getLinks, {}, { signal }),
    ])
    const fresh = { base, header, footer, links }
    local.write(nameOf(asked), JSON.stringify(fresh))
    return fresh
  },
})

const nameOf = (locale: string) => `site:${locale}`
