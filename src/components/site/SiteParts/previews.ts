import { priceOf, type Butler } from '../../../contract/butler.ts'
import { inLanguage } from '../../../contract/inLanguage.ts'
import type {
  Banner,
  FooterColumn,
  FriendlyLink,
  NavItem,
  SiteBase,
  SiteDocument,
} from '../../../contract/site.ts'
import { languagesIn, type PartContent, type PartItem } from '../../../contract/siteParts.ts'
import type { Locale } from '../../../i18n/locale.ts'

/** Answers of the public calls for a part that is not published yet (CONF-02 as the server applies it). */

const picker =
  (locale: Locale, fields: Readonly<Record<string, string>>) =>
  (name: string): string => {
    return inLanguage(locale, fields[name] ?? '', fields[`eng_${name}`] ?? '')
  }

export const baseOf = ({ fields }: PartContent, locale: Locale): SiteBase => {
  const pick = picker(locale, fields)
  const plain = (name: string) => fields[name] ?? ''
  return {
    name: pick('name'),
    languages: languagesIn(plain('languages')),
    header_image: plain('header_image'),
    footer_image: plain('footer_image'),
    customer_wechat: plain('customer_wechat'),
    customer_qq: plain('customer_qq'),
    hot_line: plain('hot_line'),
    email: plain('email'),
    server_time: pick('server_time'),
    wechat_code_img: plain('wechat_code_img'),
    conf_assistant: plain('conf_assistant'),
    paper_assistant: plain('paper_assistant'),
    copyright: pick('copyright'),
    beian: plain('beian'),
    address: pick('address'),
    map_url: plain('map_url'),
    organizer_url: plain('organizer_url'),
    mobile_origin: plain('mobile_origin'),
    sister_origins: plain('sister_origins').split(/\s+/).filter(Boolean),
  }
}

export const navOf = (items: readonly PartItem[]): NavItem[] =>
  items.map(({ fields: { name = '', eng_name = '', url = '' }, children }) => ({
    name,
    eng_name,
    url,
    is_website: url.startsWith('/') ? 0 : 1,
    second: navOf(children),
  }))

export const columnsOf = ({ items }: PartContent): FooterColumn[] =>
  items.map(({ fields: { name = '', eng_name = '', nickname = '' }, children }) => ({
    name,
    eng_name,
    nickname,
    child: children.map(({ fields }) => ({
      name: fields['name'] ?? '',
      eng_name: fields['eng_name'] ?? '',
      nickname: '',
      url: fields['url'] ?? '',
    })),
  }))

export const linksOf = ({ items }: PartContent, locale: Locale): FriendlyLink[] =>
  items.map(({ fields }) => ({ title: picker(locale, fields)('title'), url: fields['url'] ?? '' }))

export const bannersOf = ({ items }: PartContent, locale: Locale): Banner[] =>
  items.map(({ id, fields }) => {
    const pick = picker(locale, fields)
    const url = fields['content'] ? '/bannerDetails' : (fields['url'] ?? '')
    return { id, title: pick('title'), image: pick('image'), alt: pick('alt'), url }
  })

/** Without hotels, which are not edited here. */
export const butlerOf = ({ fields, items }: PartContent, locale: Locale): Butler => ({
  intro: picker(locale, fields)('intro'),
  services: items.map(({ id, fields: of }) => {
    const pick = picker(locale, of)
    return {
      id,
      name: pick('name'),
      summary: pick('summary'),
      price: priceOf(of['price']),
      unit: pick('unit'),
    }
  }),
  hotels: [],
})

export const documentOf = ({ fields }: PartContent, locale: Locale, at: string): SiteDocument => {
  const pick = picker(locale, fields)
  return { title: pick('title'), content: pick('content'), updated_at: at }
}
