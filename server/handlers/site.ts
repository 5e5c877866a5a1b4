import { asc, eq } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { Banner, NavItem } from '../../src/contract/site.ts'
import type { ConsentDocument } from '../../src/contract/consentDocuments.ts'
import { languagesIn, type PartItem } from '../../src/contract/siteParts.ts'
import { countries } from '../db/schema/accounts.ts'
import { couponStatistics, documents, friendlyLinks, navItems, siteConfig } from '../db/schema/site.ts'
import { takeHit } from '../accounts/limits.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { cleanHtml } from './cleanHtml.ts'
import { newestVersion, oneVersion } from './siteVersions.ts'
import { pick, type HandlerTable, type Deps } from './table.ts'

/** Public texts and lists of the site. */
export const siteHandlers = ({ db, now }: Deps) => {
  const navRows = (place: 'header' | 'footer') =>
    db
      .select()
      .from(navItems)
      .where(eq(navItems.place, place))
      .orderBy(asc(navItems.position), asc(navItems.id))

  const readDocument = async (slug: string, exchange: Exchange) => {
    const [row] = await db.select().from(documents).where(eq(documents.slug, slug))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: pick(exchange, row.title, row.engTitle),
      content: cleanHtml(pick(exchange, row.content, row.engContent)),
      updated_at: row.updatedAt.toISOString(),
    }
  }

  const readVersioned = async (slug: ConsentDocument, version: number | undefined, exchange: Exchange) => {
    const newest = await newestVersion(db, slug)
    const { content, at, no } =
      version === undefined || version === newest.no ? newest : await oneVersion(db, slug, version, 'version')
    const { title = '', eng_title = '', content: text = '', eng_content = '' } = content.fields
    return {
      title: pick(exchange, title, eng_title),
      content: cleanHtml(pick(exchange, text, eng_content)),
      updated_at: at,
      version: no,
      newest: newest.no,
    }
  }

  const shownBanners = async (): Promise<readonly PartItem[]> => {
    const { content } = await newestVersion(db, 'banners')
    // Days of the site: the first and the last one are shown wholly.
    const today = new Date(now() + 8 * 3_600_000).toISOString().slice(0, 10)
    return content.items.filter(
      ({ fields: { from = '', until = '' } }) => from <= today && (until === '' || today <= until),
    )
  }

  return {
    getNavHeader: async () => navTree(await navRows('header'), null),

    getNavFooter: async () => {
      const rows = await navRows('footer')
      return rows
        .filter(({ parentId }) => parentId === null)
        .map((column) => ({
          name: column.name,
          eng_name: column.engName,
          nickname: column.nickname,
          child: rows
            .filter(({ parentId }) => parentId === column.id)
            .map(({ name, engName, nickname, url }) => ({ name, eng_name: engName, nickname, url })),
        }))
    },

    getLinks: async (_input, { exchange }) => {
      const rows = await db
        .select()
        .from(friendlyLinks)
        .orderBy(asc(friendlyLinks.position), asc(friendlyLinks.id))
      return rows.map(({ title, engTitle, url }) => ({ title: pick(exchange, title, engTitle), url }))
    },

    getSiteBase: async (_input, { exchange }) => {
      const [row] = await db.select().from(siteConfig).where(eq(siteConfig.id, 1))
      if (row === undefined) throw new Refused('notFound')
      return {
        name: pick(exchange, row.name, row.engName),
        languages: languagesIn(row.languages),
        header_image: row.headerImage,
        footer_image: row.footerImage,
        customer_wechat: row.customerWechat,
        customer_qq: row.customerQq,
        hot_line: row.hotLine,
        email: row.email,
        server_time: pick(exchange, row.serverTime, row.engServerTime),
        wechat_code_img: row.wechatCodeImg,
        conf_assistant: row.confAssistant,
        paper_assistant: row.paperAssistant,
        copyright: pick(exchange, row.copyright, row.engCopyright),
        beian: row.beian,
        address: pick(exchange, row.address, row.engAddress),
        map_url: row.mapUrl,
        organizer_url: row.organizerUrl,
        mobile_origin: row.mobileOrigin,
        sister_origins: row.sisterOrigins,
      }
    },

    getBanners: async (_input, { exchange }) => {
      const banners = await shownBanners()
      return banners.map((banner) => bannerOf(banner, exchange))
    },

    getBanner: async ({ banner_id }, { exchange }) => {
      const found = (await shownBanners()).find(({ id }) => id === banner_id)
      if (found === undefined) throw new Refused('notFound', { field: 'banner_id' })
      const { content = '', eng_content = '', url = '', from = '', until = '' } = found.fields
      return {
        ...bannerOf(found, exchange),
        content: cleanHtml(pick(exchange, content, eng_content)),
        link: url,
        from,
        until,
      }
    },

    getCountries: async (_input, { exchange }) => {
      const english = exchange.language === 'en'
      const rows = await db.select().from(countries).orderBy(asc(countries.position), asc(countries.id))
      if (english) {
        rows.sort((a, b) =>
          a.position === 0 || b.position === 0
            ? a.position - b.position
            : englishOrder.compare(a.engName, b.engName),
        )
      }
      return rows.map(({ name, engName, code }) => ({
        country_name: inLanguage(exchange.language, name, engName),
        sms: code,
      }))
    },

    getPrivacyPolicy: ({ version }, { exchange }) => readVersioned('private', version, exchange),
    getAgreement: ({ version }, { exchange }) => readVersioned('agreement', version, exchange),
    getHelp: ({ name }, { exchange }) => readDocument(`help:${name}`, exchange),

    countCoupon: async (input, { exchange }) => {
      const wait = await takeHit(
        db,
        { key: `coupon-ip:${exchange.addressGroup}`, hits: 600, seconds: 3600 },
        now(),
      )
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      await db.insert(couponStatistics).values({
        websiteUrl: withoutSecrets(input.website_url),
        originUrl: withoutSecrets(input.origin_url),
        type: input.type ?? '',
        typeName: input.type_name ?? '',
        pid: input.pid ?? '',
        createdAt: new Date(now()),
      })
      return null
    },
  } satisfies Partial<HandlerTable>
}

const navTree = (rows: ReadonlyArray<typeof navItems.$inferSelect>, parent: number | null): NavItem[] =>
  rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, name, engName, url, isWebsite }) => ({
      name,
      eng_name: engName,
      url,
      is_website: isWebsite === 1 ? 1 : 0,
      second: navTree(rows, id),
    }))

const bannerOf = ({ id, fields }: PartItem, exchange: Exchange): Banner => ({
  id,
  title: pick(exchange, fields['title'] ?? '', fields['eng_title'] ?? ''),
  image: pick(exchange, fields['image'] ?? '', fields['eng_image'] ?? ''),
  alt: pick(exchange, fields['alt'] ?? '', fields['eng_alt'] ?? ''),
  url: fields['content'] ? `/bannerDetails?banner_id=${id}` : (fields['url'] ?? ''),
})

/** Addresses that visitors followed may carry tokens in their query; the statistic needs only the place. */
const withoutSecrets = (address: string | undefined): string => address?.split(/[?#]/, 1)[0] ?? ''

const englishOrder = new Intl.Collator('en')
